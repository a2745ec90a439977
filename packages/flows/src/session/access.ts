import { type Navigate, navigate } from '../intent.ts';
import { type RouteAccess, routeAccess, routes } from '../routes.ts';
import { safeLanding } from '../safe-path.ts';
import type { Landing } from './types.ts';

/** The states of the session machine, as in `actor.getSnapshot().value`. */
export type SessionState =
  | 'reading'
  | 'restoring'
  | 'authenticated'
  | 'unreachable'
  | 'expiring'
  | 'idle'
  | 'signedOut';

/** `wait`: loading screen with the wallet icon (ROUTE-7). `retry`: offline notice with a button that sends `retry`. */
export type Access =
  | { readonly kind: 'allow' }
  | { readonly kind: 'wait' }
  | { readonly kind: 'retry' }
  | { readonly kind: 'redirect'; readonly intent: Navigate };

/**
 * What the guard does with a location (ROUTE-6, ROUTE-7).
 *
 * @param path bare path, e.g. '/withdraw'
 * @param search query and hash of the location, kept for the way back
 * @param returnTo the requested page in the navigation state of a sign-in page: if a session already exists, the
 * guard redirects to it, as the flow of that page would after a sign-in
 */
export function decideAccess(state: SessionState, path: string, search = '', returnTo: unknown = null): Access {
  const decision = decisions[state][needs[routeAccess(path)]];
  if (decision === 'login') return redirect(navigate(routes.login, { replace: true, ...targetOf(path + search) }));
  if (decision === 'landing') return redirect(navigate(safeLanding(returnTo) ?? routes.invest, { replace: true }));
  return { kind: decision };
}

/** The session's `landing` for the location that was opened. */
export function landingFor(path: string): Landing {
  return routeAccess(path) === 'guest' ? 'invest' : 'keep';
}

type Need = 'guest' | 'nobody' | 'somebody';

const needs: Record<RouteAccess, Need> = {
  guest: 'guest',
  open: 'nobody',
  exit: 'nobody',
  member: 'somebody',
  wallet: 'somebody',
  walletAction: 'somebody',
};

const decisions: Record<SessionState, Record<Need, 'allow' | 'wait' | 'retry' | 'login' | 'landing'>> = {
  reading: { nobody: 'allow', guest: 'wait', somebody: 'wait' },
  restoring: { nobody: 'allow', guest: 'wait', somebody: 'wait' },
  unreachable: { nobody: 'allow', guest: 'allow', somebody: 'retry' },
  expiring: { nobody: 'allow', guest: 'allow', somebody: 'login' },
  idle: { nobody: 'allow', guest: 'allow', somebody: 'login' },
  signedOut: { nobody: 'allow', guest: 'allow', somebody: 'login' },
  authenticated: { nobody: 'allow', guest: 'landing', somebody: 'allow' },
};

function targetOf(location: string) {
  const returnTo = safeLanding(location);
  return returnTo === null ? {} : { state: { returnTo } };
}

function redirect(intent: Navigate): Access {
  return { kind: 'redirect', intent };
}
