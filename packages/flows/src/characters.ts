/** Characters as the contract counts them: an emoji is one, though it takes two places in a string. */
export function countCharacters(text: string): number {
  return Array.from(text).length;
}
