import { ErrorState, LoadingScreen } from '@keel/ui';
import type { ReactNode } from 'react';
import { useWords } from '../i18n/frameWords.ts';
import type { LazyPart } from './lazyPart.ts';

interface LazyPartViewProps<Part> {
  readonly of: LazyPart<Part>;
  readonly children: (part: Part) => ReactNode;
}

/** Shows a lazy part, a loading state, or an error with a way to try again (ERR-1). */
export function LazyPartView<Part>({ of: { part, hasFailed, retry }, children }: LazyPartViewProps<Part>) {
  const { failed } = useWords();
  if (part !== null) return children(part);
  return hasFailed ? <ErrorState level={2} title={failed.title} onRetry={retry} /> : <LoadingScreen isPage={false} />;
}
