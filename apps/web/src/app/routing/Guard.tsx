import { decideAccess } from '@keel/flows';
import { ErrorState, type ErrorStateProps, LoadingScreen } from '@keel/ui';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useTranslate } from '../i18n/createWordsHook.ts';
import { useWords } from '../i18n/frameWords.ts';
import { useServices } from '../services/services.ts';
import { useReturnTo } from './navigationState.ts';
import { usePageReplacement } from './usePage.ts';

/** Shows the page, waits, or redirects, depending on the session (ROUTE-6, ROUTE-7). */
export function Guard() {
  const { api, session } = useServices();
  const translate = useTranslate();
  const { pathname, search } = useLocation();
  const state = useSelector(session, (snapshot) => snapshot.value);
  const epoch = useSelector(session, (snapshot) => snapshot.context.epoch);
  const message = useSelector(session, (snapshot) => snapshot.context.message);
  const access = decideAccess(state, pathname, search, useReturnTo());

  // The message whose retry is under way.
  const [retried, setRetried] = useState('');
  if (retried !== '' && access.kind !== 'wait') setRetried('');

  if (access.kind === 'wait' && retried === '') return <LoadingScreen />;
  if (access.kind === 'redirect') return <Navigate to={access.intent.to} replace state={access.intent.state} />;
  if (access.kind === 'retry' || access.kind === 'wait') {
    const retry = () => {
      setRetried(message);
      session.send({ type: 'retry', at: api.now() });
    };
    return <Unreachable title={translate(retried || message)} isRetrying={retried !== ''} onRetry={retry} />;
  }
  // A new sign-in mounts every page again, so that the next person sees nothing of the one before.
  return <Outlet key={epoch} />;
}

/** Shown in place of the page while the server is not available. The button keeps the focus during a retry. */
function Unreachable(props: Pick<ErrorStateProps, 'title' | 'isRetrying' | 'onRetry'>) {
  const words = useWords();
  usePageReplacement();
  return (
    <main>
      <ErrorState {...props} level={1}>
        {words.unreachable}
      </ErrorState>
    </main>
  );
}
