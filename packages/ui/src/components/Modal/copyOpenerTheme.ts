/**
 * A ref for overlays. They are rendered in <body>, outside of any part of the page with its own theme, so the ref copies
 * the theme of the element that opened the overlay: the one with the focus when the overlay is mounted. A theme of the whole
 * page is inherited instead, so that it can change while the overlay is open.
 */
export function copyOpenerTheme(overlay: HTMLElement | null): void {
  const themedAncestor = document.activeElement?.closest<HTMLElement>('[data-theme]');
  const theme = themedAncestor?.dataset.theme;
  if (overlay && theme && themedAncestor !== document.documentElement) overlay.dataset.theme = theme;
}
