// Runs before the app, while its files are loading: starts to load the files of the page at this address, and makes the
// calls that the app makes first (SPEED-1). It imports nothing that the app has to load first. The app itself handles
// whatever fails.
import { entryFiles } from './app/routing/entryFiles.ts';
import { callEarly } from './platform/earlyCalls.ts';

const DASHBOARD = '/invest';
const ignore = () => undefined;

/** The token of the stored session; null if there is none, if it is over, or if the browser blocks its storage. */
function storedToken(): string | null {
  try {
    return Number(localStorage.getItem('expiry')) > Date.now() ? localStorage.getItem('token') : null;
  } catch {
    return null;
  }
}

/** The file of a page in this list. */
function fileOf(files: Readonly<Record<string, () => Promise<unknown>>>, path: string) {
  return Object.hasOwn(files, path) ? files[path] : undefined;
}

/** The layout and the page, at the same time. */
async function preloadMemberPage(path: string): Promise<void> {
  await Promise.all([
    import('./app/routing/memberFiles.ts').then(({ memberFiles }) => fileOf(memberFiles, path)?.()),
    import('./app/layout/MemberLayout.tsx'),
  ]);
}

const { origin, pathname } = location;
const token = storedToken();
const entryFile = fileOf(entryFiles, pathname);
callEarly(new URL('/api/options', origin));
if (token === null) entryFile?.().catch(ignore);
else {
  callEarly(new URL('/api/userbytoken', origin), { header: token });
  // Whoever is signed in is led from the sign-in page to the dashboard (ROUTE-6).
  preloadMemberPage(entryFile === undefined ? pathname : DASHBOARD).catch(ignore);
}
