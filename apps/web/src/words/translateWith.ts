/** The sentences of the flows in one language, by the English sentence (SET-2). */
export type FlowTranslations = Readonly<Record<string, string>>;

/** Creates the translation of flow sentences; an unknown sentence, such as one of the server, is returned unchanged. */
export function translateWith(translations: FlowTranslations): (sentence: string) => string {
  return (sentence) => (Object.hasOwn(translations, sentence) ? (translations[sentence] ?? sentence) : sentence);
}
