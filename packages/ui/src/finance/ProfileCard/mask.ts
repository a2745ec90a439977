const SHOWN = 4;

/** The last characters of an identity number, the only ones to show before it is asked for; none of a short one. */
export function ending(nid: string): string {
  const characters = Array.from(nid.trim());
  return characters.length > 2 * SHOWN ? characters.slice(-SHOWN).join('') : '';
}
