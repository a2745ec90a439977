import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from '../feedback/ErrorBoundary.tsx';

interface PageBoundaryProps {
  /** Shown until the page has loaded. */
  readonly fallback: ReactNode;
  /** Heading level of an error: 2 inside the shell, which has the heading of the page. @default 1 */
  readonly level?: 1 | 2;
  readonly children: ReactNode;
}

/**
 * Error and loading boundary of a page. Give it the page's name as its `key`: then a press on a link shows the fallback of
 * the new page at once, not the old page until the new one has loaded, and a page that fails does not affect others
 * (SPEED-2).
 */
export function PageBoundary({ fallback, level = 1, children }: PageBoundaryProps) {
  return (
    <ErrorBoundary fallback={fallback} level={level}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </ErrorBoundary>
  );
}
