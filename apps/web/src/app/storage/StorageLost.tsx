import { Banner } from '@keel/ui';
import { useWords } from '../i18n/frameWords.ts';

/** Explains that the browser stores nothing (SESS-8). Lazy: most people never see it. */
export function StorageLost() {
  const words = useWords();
  return (
    <output>
      <Banner tone="warning">{words.storageBlocked}</Banner>
    </output>
  );
}
