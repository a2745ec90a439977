/**
 * Keeps the height of an element in a property of `<html>`, so that other elements of the page can leave space for it.
 * @returns a function that removes the property
 */
export function publishHeight(element: HTMLElement, property: `--${string}`): () => void {
  const { style } = document.documentElement;
  const measure = () => style.setProperty(property, `${element.offsetHeight}px`);
  measure();
  const observer = new ResizeObserver(measure);
  observer.observe(element);
  return () => {
    observer.disconnect();
    style.removeProperty(property);
  };
}
