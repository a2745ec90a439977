/** The ids of the elements that links of the map point to. */
export const laneAnchor = (route: string) => `page:${route}`;
export const nodeAnchor = (state: string) => `state:${state}`;
export const panelAnchor = (state: string) => `about:${state}`;

/** Scrolls an element into view, by default no further than needed, and focuses it. */
export function goTo(anchor: string, block: ScrollLogicalPosition = 'nearest'): void {
  const element = document.getElementById(anchor);
  element?.scrollIntoView({ block, inline: 'nearest' });
  element?.focus({ preventScroll: true });
}
