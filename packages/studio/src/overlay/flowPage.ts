import { routes } from '@keel/flows';

/** The timeout for leaving a page, in ms: the page stays until the files of the next one have loaded. */
const LEAVE_MS = 15_000;

/**
 * Opens the page of a flow in the app, so that its screen starts the flow anew. A page that is open already is left first.
 *
 * @param isRunning whether the page still runs the flow
 */
export async function openFlowPage(path: string, isLoggedIn: boolean, isRunning: () => boolean): Promise<void> {
  if (location.pathname === path) {
    const others = isLoggedIn ? [routes.settings, routes.profile] : [routes.signup, routes.login];
    goTo(others.find((other) => other !== path) ?? routes.login);
    const end = performance.now() + LEAVE_MS;
    while (isRunning() && performance.now() < end) await nextFrame();
  }
  goTo(path);
}

/** Resolves when the page has been painted. */
export function nextFrame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => resolve()));
}

/** Navigates as the back button does, which the app's router follows. */
function goTo(path: string): void {
  history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate', { state: null }));
}
