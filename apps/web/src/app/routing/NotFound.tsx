import { routes } from '@keel/flows';
import { EmptyState, LinkButton, NotFoundDrawing } from '@keel/ui';
import { useWords } from '../i18n/words.ts';

/** The page for an unknown address inside the shell (ROUTE-5). */
export function NotFound() {
  const words = useWords();
  return (
    <EmptyState
      level={2}
      drawing={<NotFoundDrawing />}
      title={words.notFound.title}
      action={<LinkButton href={routes.invest}>{words.notFound.back}</LinkButton>}
    >
      {words.notFound.text}
    </EmptyState>
  );
}
