/**
 * The first characters as a reader counts them, with a mark only if some were cut off.
 *
 * @param maxLength the number of characters: 7 in the sidebar (SIDE-3)
 * @param mark marks the cut: two dots in the sidebar
 */
export function truncate(text: string, maxLength = 7, mark = '..'): string {
  const characters = Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
  return characters.length > maxLength ? `${characters.slice(0, maxLength).join('').trimEnd()}${mark}` : text;
}
