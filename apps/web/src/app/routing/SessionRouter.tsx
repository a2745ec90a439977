import { routeAccess, routes, safeLanding } from '@keel/flows';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { announce } from '../feedback/announce.ts';
import { useTranslate } from '../i18n/createWordsHook.ts';
import { useServices } from '../services/services.ts';

/** Carries out the navigations and announcements of the session. Starts the session, so that none is missed. */
export function SessionRouter() {
  const { session } = useServices();
  const location = useLocation();
  const go = useNavigate();
  const translate = useTranslate();

  const follow = useEffectEvent((to: string, replace: boolean) => {
    // A page that is open to anyone, such as that of a mailed link, stays when a session ends (ROUTE-6).
    if (to === routes.login && routeAccess(location.pathname) === 'open') return;
    // After a session ended, a new sign-in returns to the page that was open (ROUTE-6).
    const returnTo = to === routes.login ? safeLanding(location.pathname + location.search) : null;
    void go(to, { replace, state: returnTo === null ? null : { returnTo } });
  });

  const announceTranslated = useEffectEvent((text: string) => announce(translate(text)));

  useEffect(() => {
    const subscriptions = [
      session.on('navigate', ({ to, replace }) => follow(to, replace ?? false)),
      session.on('announce', ({ text }) => announceTranslated(text)),
    ];
    session.start();
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [session]);

  return null;
}
