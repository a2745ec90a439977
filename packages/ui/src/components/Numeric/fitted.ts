import { fallbackVar } from '@vanilla-extract/css';
import { type TextStyle, text } from '../../styles/typography.ts';
import { vars } from '../../tokens/contract.css.ts';
import { characters } from './characters.css.ts';

/** The width of a digit in em, with a margin. */
const WIDTH = 0.65;

/**
 * A text style for a large figure that stays on one line: smaller than the style if the figure would be wider than its
 * container (the closest ancestor with `containerType: 'inline-size'`), but never smaller than the smallest text.
 */
export const fitted = (name: TextStyle) => ({
  ...text(name),
  fontSize: `max(${vars.text.caption.size}, min(${vars.text[name].size}, 100cqi / (${fallbackVar(characters, '1')} * ${WIDTH})))`,
});
