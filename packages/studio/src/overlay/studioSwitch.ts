/** The key in the session storage of the tab, by which the overlay stays on when a page is loaded without `?studio`. */
const KEY = 'keelStudio';

/** The address with which the page was opened: the app may replace it before the overlay has loaded. */
export const firstAddress = location.href;

/** Whether the overlay is on in this tab: the address has `?studio`, or had it before. */
export function isStudioOn(): boolean {
  if (new URLSearchParams(location.search).has('studio')) {
    attempt(() => sessionStorage.setItem(KEY, 'on'));
    return true;
  }
  return attempt(() => sessionStorage.getItem(KEY) === 'on') ?? false;
}

/** Turns the overlay off for the next pages of this tab. */
export function turnStudioOff(): void {
  attempt(() => sessionStorage.removeItem(KEY));
}

/** The result of `work`, or null if the browser blocks its storage. The overlay then depends on the address alone. */
function attempt<Value>(work: () => Value): Value | null {
  try {
    return work();
  } catch {
    return null;
  }
}
