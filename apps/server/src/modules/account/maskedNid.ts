const DOTS = '•••••';
const SHOWN = 4;

/** All that a browser is told of an identity number unasked: its last characters, and none of a short one (CARD-3). */
export function maskedNid(nid: string): string {
  const characters = Array.from(nid.trim());
  const ending = characters.length > 2 * SHOWN ? characters.slice(-SHOWN).join('') : '';
  return `${DOTS} ${ending.trim()}`.trim();
}
