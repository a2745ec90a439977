/** The longest transition of an element's own styles, in ms; stories use reduced motion, which leaves 0. */
export function longestMotion(element: Element): number {
  const { transitionDuration, animationDuration } = getComputedStyle(element);
  return Math.max(
    ...`${transitionDuration}, ${animationDuration}`.split(', ').map((time) => Number.parseFloat(time) * 1000),
  );
}
