import { routeAccess } from '@keel/flows';
import { isFlowOfApp } from './flowsOfApp.ts';
import type { ReadRun } from './readRun.ts';

type Place = Pick<ReadRun, 'title' | 'path'> & { readonly run: Pick<ReadRun['run'], 'flow'> };

/** Why a run cannot be loaded into the app as it is now, in one sentence; null if it can. */
export function reasonNotToLoad({ run, title, path }: Place, isLoggedIn: boolean): string | null {
  if (isFlowOfApp(run.flow)) {
    return `The flow “${title}” runs as long as the app does, so no run can be loaded into it here: use Storybook or npm run flows:replay.`;
  }
  const access = routeAccess(path);
  if (access === 'guest' && isLoggedIn) {
    return `The page ${path} of this flow is only for visitors who are not logged in: log out, then load the run.`;
  }
  if (access !== 'guest' && access !== 'open' && !isLoggedIn) {
    return `The page ${path} of this flow needs a login: log in, then load the run.`;
  }
  return null;
}
