import { isRoutePath, routeAccess } from './routes.ts';

/**
 * A path that somebody else chose (the server's `url`, a `returnTo`), if it is one of our own pages, else null.
 *
 * Only an exact route, with or without query and hash, gets through, so neither another origin, nor a script address,
 * nor an encoded or dotted way round (SIGNUP-6).
 */
export function safePath(url: unknown): string | null {
  if (typeof url !== 'string' || !printable.test(url)) return null;
  const [path = ''] = url.split(/[?#]/, 1);
  return isRoutePath(path) ? url : null;
}

/** Like `safePath`, and a page where a fresh sign-in may land: never a way in or out (ROUTE-6). */
export function safeLanding(url: unknown): string | null {
  const safe = safePath(url);
  const [path = ''] = safe?.split(/[?#]/, 1) ?? [];
  return safe !== null && landable.has(routeAccess(path)) ? safe : null;
}

/** Visible ASCII without a backslash: what browsers neither strip nor turn into a slash. */
const printable = /^[!-[\]-~]+$/;

const landable = new Set(['open', 'member', 'wallet', 'walletAction']);
