import { routes } from '@keel/flows';
import { EmptyState, LinkButton } from '@keel/ui';
import { useWords } from './words.ts';

/** Stands at the address of a page that this version does not have yet, and says so. */
export function NotBuilt() {
  const words = useWords();
  return (
    <EmptyState
      level={2}
      title={words.notBuilt.title}
      action={<LinkButton href={routes.invest}>{words.notFound.back}</LinkButton>}
    >
      {words.notBuilt.text}
    </EmptyState>
  );
}
