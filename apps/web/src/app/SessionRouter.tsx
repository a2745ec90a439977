// Drawn once, or anew as a whole: a memo of each part would be weight that never pays (docs/decisions/0012).
'use no memo';

import { routeAccess, routes, safeLanding } from '@keel/flows';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { announce } from './announce.ts';
import { useServices } from './services.ts';
import { useSay } from './wordsHook.ts';

/** Follows where the session sends people, and says what it has to say. Starts the session, so that nothing is missed. */
export function SessionRouter() {
  const { session } = useServices();
  const location = useLocation();
  const go = useNavigate();
  const say = useSay();

  const follow = useEffectEvent((to: string, replace: boolean) => {
    // A page that is open to anyone, such as that of a mailed link, stays when a session ends (ROUTE-6).
    if (to === routes.login && routeAccess(location.pathname) === 'open') return;
    // Who is sent to login by an ended session comes back to the page they were on (ROUTE-6).
    const returnTo = to === routes.login ? safeLanding(location.pathname + location.search) : null;
    void go(to, { replace, state: returnTo === null ? null : { returnTo } });
  });

  const tell = useEffectEvent((text: string) => announce(say(text)));

  useEffect(() => {
    const subscriptions = [
      session.on('navigate', ({ to, replace }) => follow(to, replace ?? false)),
      session.on('announce', ({ text }) => tell(text)),
    ];
    session.start();
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [session]);

  return null;
}
