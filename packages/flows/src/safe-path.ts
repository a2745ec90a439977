import { isRoutePath, routeAccess } from './routes.ts';

/**
 * A path chosen by somebody else (the server's `url`, a `returnTo`) if it is a page of this app, otherwise null. Only
 * an exact route, with or without query and hash, is allowed: no other origin, no script address, and no encoded or
 * dotted variant (SIGNUP-6).
 */
export function safePath(url: unknown): string | null {
  if (typeof url !== 'string' || !printable.test(url)) return null;
  const [path = ''] = url.split(/[?#]/, 1);
  return isRoutePath(path) ? url : null;
}

/** Like `safePath`, but only pages on which a new sign-in may land: never a page of signing in or out (ROUTE-6). */
export function safeLanding(url: unknown): string | null {
  const safe = safePath(url);
  const [path = ''] = safe?.split(/[?#]/, 1) ?? [];
  return safe !== null && landingAccess.has(routeAccess(path)) ? safe : null;
}

/** Visible ASCII without a backslash: characters that browsers neither strip nor turn into a slash. */
const printable = /^[!-[\]-~]+$/;

const landingAccess = new Set(['open', 'member', 'wallet', 'walletAction']);
