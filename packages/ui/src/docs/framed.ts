/**
 * Parameters for overlays over the whole window: the docs page shows each story in an open frame of this height in px,
 * so that nothing covers the page itself.
 */
export function framed(height: number) {
  return { docs: { story: { inline: false, height: `${height}px` } } };
}
