/** In the storage of the tab, so that the overlay stays when the page is loaded again without `?studio`. */
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

/** The overlay does not open again with the next page. */
export function turnStudioOff(): void {
  attempt(() => sessionStorage.removeItem(KEY));
}

/** A browser may block its storage; then the overlay only depends on the address. */
function attempt<Value>(work: () => Value): Value | null {
  try {
    return work();
  } catch {
    return null;
  }
}
