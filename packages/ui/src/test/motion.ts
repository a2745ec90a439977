/** The longest that an element moves by its own styles, in ms; the stories ask for less motion, which leaves 0. */
export function longestMotion(element: Element): number {
  const { transitionDuration, animationDuration } = getComputedStyle(element);
  return Math.max(
    ...`${transitionDuration}, ${animationDuration}`.split(', ').map((time) => Number.parseFloat(time) * 1000),
  );
}
