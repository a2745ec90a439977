/**
 * The first characters as a reader counts them, with a mark only when some were cut.
 * @param maxLength how many stay: 7 in the sidebar (SIDE-3)
 * @param mark what says that some are gone: two dots in the sidebar
 */
export function truncate(text: string, maxLength = 7, mark = '..'): string {
  const characters = Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
  return characters.length > maxLength ? `${characters.slice(0, maxLength).join('').trimEnd()}${mark}` : text;
}
