import { Banner } from '@keel/ui';
import { useWords } from '../i18n/frameWords.ts';

/** What it means that the browser keeps nothing (SESS-8). A file of its own: most people never see it. */
export function StorageLost() {
  const words = useWords();
  return (
    <output>
      <Banner tone="warning">{words.notKept}</Banner>
    </output>
  );
}
