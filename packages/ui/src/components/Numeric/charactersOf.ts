import { assignInlineVars } from '@vanilla-extract/dynamic';
import { characters } from './characters.css.ts';

const INVISIBLE = /[\u200E\u200F\u061C]/gu;
const NARROW = /[\s.,\u066B\u066C]/gu;

/** The style of an element whose text is `fitted`: the approximate width of that text in digits. */
export function charactersOf(figure: string) {
  const seen = figure.replace(INVISIBLE, '');
  const narrow = seen.match(NARROW)?.length ?? 0;
  return assignInlineVars({ [characters]: `${seen.length - narrow / 2}` });
}
