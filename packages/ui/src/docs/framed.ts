/**
 * Parameters of what stands over the whole window: its docs page shows each story in a frame of this height in px, open, and
 * nothing covers the page itself.
 */
export function framed(height: number) {
  return { docs: { story: { inline: false, height: `${height}px` } } };
}
