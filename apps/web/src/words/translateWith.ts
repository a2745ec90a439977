/** The sentences of the flows in one language, by the English one (SET-2). */
export type FlowTranslations = Readonly<Record<string, string>>;

/** Says a sentence of a flow in a language; one that it does not know, such as the server's, stays as it came. */
export function translateWith(translations: FlowTranslations): (sentence: string) => string {
  return (sentence) => (Object.hasOwn(translations, sentence) ? (translations[sentence] ?? sentence) : sentence);
}
