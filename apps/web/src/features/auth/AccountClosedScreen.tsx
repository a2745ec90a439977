import { routes } from '@keel/flows';
import { Link, Text } from '@keel/ui';
import { useEffect } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { EntryPage } from '../../app/layout/EntryPage.tsx';
import { useStateText } from '../../app/routing/navigationState.ts';
import { useServices } from '../../app/services/services.ts';
import { useWords } from './words.ts';

/**
 * `/account-closed` (AUTH-9), shown after the account was closed. It ends the session of this browser. If it is opened
 * directly, it redirects to the dashboard.
 */
export function AccountClosedScreen() {
  const { session } = useServices();
  const { closed: words } = useWords();
  const go = useNavigate();
  const closed = useStateText('closed');
  useEffect(() => {
    if (closed !== 'now') return;
    session.send({ type: 'logout' });
    // Somebody who returns to this page later may be logged in to another account by then.
    void go(routes.accountClosed, { replace: true, state: { closed: 'before' } });
  }, [session, go, closed]);

  if (closed === null) return <Navigate to={routes.invest} replace />;
  return (
    <EntryPage title={words.title} documentTitle={words.title} introduction={words.lead}>
      <Text tone="muted">{words.again}</Text>
      <Text>
        <Link appearance="standalone" href={routes.signup}>
          {words.signUp}
        </Link>
      </Text>
    </EntryPage>
  );
}
