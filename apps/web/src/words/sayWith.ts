/** The sentences of the flows in one language, by the English one (SET-2). */
export type Said = Readonly<Record<string, string>>;

/** Says a sentence of a flow in a language; one that it does not know, such as the server's, stays as it came. */
export function sayWith(said: Said): (sentence: string) => string {
  return (sentence) => (Object.hasOwn(said, sentence) ? (said[sentence] ?? sentence) : sentence);
}
