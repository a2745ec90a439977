// Drawn for new props or another page alone: a memo of each part would be weight that never pays (docs/decisions/0012).
'use no memo';

import { ArrowStartIcon, Inline, LinkButton } from '@keel/ui';
import { useWords } from './words.ts';

/** The arrow at the head of a page that leads to the one it belongs to (KYC-1, SIDE-4). Its ground starts at the page's edge. */
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
