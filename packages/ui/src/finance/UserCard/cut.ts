/**
 * The first characters as a reader counts them, with a mark only when some were cut.
 * @param most how many stay: 7 in the sidebar (SIDE-3)
 * @param mark what says that some are gone: two dots in the sidebar
 */
export function cut(text: string, most = 7, mark = '..'): string {
  const characters = Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
  return characters.length > most ? `${characters.slice(0, most).join('').trimEnd()}${mark}` : text;
}
