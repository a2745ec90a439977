// Drawn once, or anew as a whole: a memo of each part would be weight that never pays (docs/decisions/0012).
'use no memo';

import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from './ErrorBoundary.tsx';

interface PagePlaceProps {
  /** Shows at once, and until the page has loaded. */
  readonly fallback: ReactNode;
  /** Of the heading of a failure: 2 inside the shell, which has the page's. @default 1 */
  readonly level?: 1 | 2;
  readonly children: ReactNode;
}

/**
 * Where a page shows. Give it the page as its `key`: then a press on a link shows the fallback of the new page at once
 * instead of the old page until the new one has loaded, and a page that fails leaves the others alone (SPEED-2).
 */
export function PagePlace({ fallback, level = 1, children }: PagePlaceProps) {
  return (
    <ErrorBoundary fallback={fallback} level={level}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </ErrorBoundary>
  );
}
