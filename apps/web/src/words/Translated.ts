/**
 * The type of the same texts in another language: a text for each text, and a function with the same parameters for
 * each function.
 */
export type Translated<Words> = Words extends string
  ? string
  : Words extends (...parts: infer Parts) => string
    ? (...parts: Parts) => string
    : { readonly [Name in keyof Words]: Translated<Words[Name]> };
