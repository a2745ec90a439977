import { ArrowStartIcon, Inline, LinkButton } from '@keel/ui';
import { useWords } from '../i18n/words.ts';

/** The back arrow at the top of a page, to its parent page (KYC-1, SIDE-4). Its background starts at the page's edge. */
export function BackLink({ href }: { href: string }) {
  const words = useWords();
  return (
    <Inline>
      <LinkButton href={href} tone="neutral" appearance="soft" size="sm" iconStart={<ArrowStartIcon />}>
        {words.back}
      </LinkButton>
    </Inline>
  );
}
