import { ErrorState } from '@keel/ui';
import { Component, type ReactNode, useEffect } from 'react';
import { log } from '../../platform/log.ts';
import { reloadForNewerVersion } from '../../platform/newerVersion.ts';
import { useWords } from '../i18n/frameWords.ts';
import { forgetFailedPages } from '../routing/pageOf.tsx';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** Shown while the server is asked for a newer version of the app. @default nothing */
  readonly fallback?: ReactNode;
  /** Heading level: 2 inside the shell, which has the heading of the page. @default 1 */
  readonly level?: 1 | 2;
}

interface ErrorBoundaryState {
  readonly state: 'shown' | 'asking' | 'failed';
}

/**
 * Shows an error in place of a page that failed to render or to load, and offers to load it again. When the server has a
 * newer version of the app, the page reloads by itself, once: most likely a file of the old version was missing.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { state: 'shown' };

  static getDerivedStateFromError(): ErrorBoundaryState {
    return { state: 'asking' };
  }

  override componentDidCatch(error: unknown): void {
    log({ type: 'logged', level: 'error', text: error instanceof Error ? error.message : 'A page failed to render.' });
    void this.reloadOrFail();
  }

  private async reloadOrFail(): Promise<void> {
    if (!(await reloadForNewerVersion())) this.setState({ state: 'failed' });
  }

  override render() {
    const { children, fallback = null, level = 1 } = this.props;
    if (this.state.state === 'shown') return children;
    return this.state.state === 'asking' ? fallback : <Failed level={level} />;
  }
}

function Failed({ level }: { level: 1 | 2 }) {
  const words = useWords();
  // A later visit to the page loads its file again.
  useEffect(forgetFailedPages, []);
  return (
    <ErrorState title={words.failed.title} level={level} onRetry={() => location.reload()}>
      {words.failed.text}
    </ErrorState>
  );
}
