/**
 * The `ref` of an overlay. It stands in <body>, outside the part of the page that may have a theme of its own, so it
 * takes the theme of what opened it along. The focus is still there when the overlay is mounted. A theme of the whole
 * page is inherited instead, so that it can change while the overlay is open.
 */
export function wearOpenersTheme(overlay: HTMLElement | null): void {
  const wearer = document.activeElement?.closest<HTMLElement>('[data-theme]');
  const theme = wearer?.dataset.theme;
  if (overlay && theme && wearer !== document.documentElement) overlay.dataset.theme = theme;
}
