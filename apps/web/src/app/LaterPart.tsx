import { ErrorState, LoadingScreen } from '@keel/ui';
import type { ReactNode } from 'react';
import { useWords } from './frameWords.ts';
import type { Later } from './later.ts';

interface LaterPartProps<Part> {
  readonly of: Later<Part>;
  readonly children: (part: Part) => ReactNode;
}

/** Shows a part that was loaded, waits for it, or says that it could not be had, with a way to try again (ERR-1). */
export function LaterPart<Part>({ of: { part, hasFailed, retry }, children }: LaterPartProps<Part>) {
  const { failed } = useWords();
  if (part !== null) return children(part);
  return hasFailed ? <ErrorState level={2} title={failed.title} onRetry={retry} /> : <LoadingScreen />;
}
