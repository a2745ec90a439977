import { decideAccess } from '@keel/flows';
import { ErrorState, LoadingScreen } from '@keel/ui';
import { useSelector } from '@xstate/react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useWords } from '../i18n/frameWords.ts';
import { useSay } from '../i18n/wordsHook.ts';
import { useServices } from '../services/services.ts';
import { useReturnTo } from './navigationState.ts';

/** Shows the page, waits, or redirects, depending on the session (ROUTE-6, ROUTE-7). */
export function Guard() {
  const { api, session } = useServices();
  const words = useWords();
  const say = useSay();
  const { pathname, search } = useLocation();
  const state = useSelector(session, (snapshot) => snapshot.value);
  const epoch = useSelector(session, (snapshot) => snapshot.context.epoch);
  const message = useSelector(session, (snapshot) => snapshot.context.message);
  const access = decideAccess(state, pathname, search, useReturnTo());

  if (access.kind === 'wait') return <LoadingScreen />;
  if (access.kind === 'redirect') return <Navigate to={access.intent.to} replace state={access.intent.state} />;
  if (access.kind === 'retry') {
    return (
      <ErrorState title={say(message)} level={1} onRetry={() => session.send({ type: 'retry', at: api.now() })}>
        {words.unreachable}
      </ErrorState>
    );
  }
  // A new sign-in mounts every page again, so that the next person sees nothing of the one before.
  return <Outlet key={epoch} />;
}
