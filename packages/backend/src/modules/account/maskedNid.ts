const DOTS = '•••••';
const SHOWN = 4;

/**
 * The part of an identity number that is shown without a proof: its last characters, or nothing if it is short
 * (CARD-3).
 */
export function maskedNid(nid: string): string {
  const characters = Array.from(nid.trim());
  const ending = characters.length > 2 * SHOWN ? characters.slice(-SHOWN).join('') : '';
  return `${DOTS} ${ending.trim()}`.trim();
}
