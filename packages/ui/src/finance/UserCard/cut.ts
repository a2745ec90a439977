const MOST = 7;

/** The first 7 characters as a reader counts them, with two dots only when some were cut (SIDE-3). */
export function cut(name: string): string {
  const characters = Array.from(new Intl.Segmenter().segment(name), ({ segment }) => segment);
  return characters.length > MOST ? `${characters.slice(0, MOST).join('').trimEnd()}..` : name;
}
