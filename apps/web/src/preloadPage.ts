// Runs before the app, while its files are loading: starts to load the files of the page at this address, and makes the
// calls that the app makes first (SPEED-1). It imports nothing that the app has to load first. The app itself handles
// whatever fails.
import { routeAccess, routes } from '@keel/flows';
import { entryFiles } from './app/routing/entryFiles.ts';
import { callEarly } from './platform/earlyCalls.ts';

/** The token of the stored session; null if there is none, if it is over, or if the browser blocks its storage. */
function storedToken(): string | null {
  try {
    return Number(localStorage.getItem('expiry')) > Date.now() ? localStorage.getItem('token') : null;
  } catch {
    return null;
  }
}

/** Loads the file of a page, if it is in this list. */
async function load(files: Readonly<Record<string, () => Promise<unknown>>>, path: string): Promise<void> {
  if (Object.hasOwn(files, path)) await files[path]?.();
}

/** The layout and the page, at the same time. */
async function loadMemberPage(path: string): Promise<void> {
  await Promise.all([
    import('./app/routing/memberFiles.ts').then(({ memberFiles }) => load(memberFiles, path)),
    import('./app/layout/MemberLayout.tsx'),
  ]);
}

const { origin, pathname } = location;
const token = storedToken();
const access = routeAccess(pathname);
callEarly(new URL('/api/options', origin));
if (token !== null) callEarly(new URL('/api/userbytoken', origin), { header: token });
// Whoever is signed in is led from the pages for guests to the dashboard (ROUTE-6).
const isMember = token !== null && access !== 'open' && access !== 'exit';
const loading = isMember ? loadMemberPage(access === 'guest' ? routes.invest : pathname) : load(entryFiles, pathname);
loading.catch(() => undefined);
