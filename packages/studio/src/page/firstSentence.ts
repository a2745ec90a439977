/** The first sentence of a text. */
export function firstSentence(text: string): string {
  return /^[^]*?\.(?=\s|$)/.exec(text)?.[0] ?? text;
}
