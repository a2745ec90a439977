import { assignInlineVars } from '@vanilla-extract/dynamic';
import { characters } from './characters.css.ts';

const INVISIBLE = /[\u200E\u200F\u061C]/gu;
const NARROW = /[\s.,\u066B\u066C]/gu;

/** The style of an element whose text is `fitted`: the approximate width of that text in digits. */
export function charactersOf(figure: string) {
  const visible = figure.replace(INVISIBLE, '');
  const narrow = visible.match(NARROW)?.length ?? 0;
  return assignInlineVars({ [characters]: `${visible.length - narrow / 2}` });
}
