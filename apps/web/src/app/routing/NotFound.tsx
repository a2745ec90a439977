import { routes } from '@keel/flows';
import { EmptyState, LinkButton } from '@keel/ui';
import { useWords } from '../i18n/words.ts';

/** An address inside the shell where nothing is (ROUTE-5). */
export function NotFound() {
  const words = useWords();
  return (
    <EmptyState
      level={2}
      title={words.notFound.title}
      action={<LinkButton href={routes.invest}>{words.notFound.back}</LinkButton>}
    >
      {words.notFound.text}
    </EmptyState>
  );
}
