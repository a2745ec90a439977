import { routes } from '@keel/flows';
import { ArrowStartIcon, Inline, LinkButton } from '@keel/ui';
import { useWords } from './words.ts';

/** The back arrow (KYC-1). */
export function BackToProfile() {
  const words = useWords();
  return (
    <Inline>
      <LinkButton href={routes.profile} tone="neutral" appearance="ghost" size="sm" iconStart={<ArrowStartIcon />}>
        {words.back}
      </LinkButton>
    </Inline>
  );
}
