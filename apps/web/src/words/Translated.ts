/** The same words in another language: a text for each text, a sentence of the same parts for each sentence. */
export type Translated<Words> = Words extends string
  ? string
  : Words extends (...parts: infer Parts) => string
    ? (...parts: Parts) => string
    : { readonly [Name in keyof Words]: Translated<Words[Name]> };
