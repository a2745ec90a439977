// Drawn once, or anew as a whole: a memo of each part would be weight that never pays (docs/decisions/0012).
'use no memo';

import { ErrorState } from '@keel/ui';
import { Component, type ReactNode } from 'react';
import { log } from '../platform/log.ts';
import { useWords } from './frameWords.ts';

interface ErrorBoundaryState {
  readonly hasFailed: boolean;
}

/** Stands in for a page that failed to render, and offers to load it again. */
export class ErrorBoundary extends Component<{ children: ReactNode }, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { hasFailed: false };

  static getDerivedStateFromError(): ErrorBoundaryState {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    log({ type: 'logged', level: 'error', text: error instanceof Error ? error.message : 'A page failed to render.' });
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return <Failed />;
  }
}

function Failed() {
  const words = useWords();
  return (
    <ErrorState title={words.failed.title} level={1} onRetry={() => location.reload()}>
      {words.failed.text}
    </ErrorState>
  );
}
