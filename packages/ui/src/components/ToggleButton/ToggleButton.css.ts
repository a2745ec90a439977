import { highlighted } from '../../styles/forcedHighlight.ts';
import { forcedColors } from '../../styles/media.ts';
import { style } from '../../styles/recipe.ts';
import { when } from '../../styles/states.ts';
import { vars } from '../../tokens/contract.css.ts';

const { accent, border, text } = vars.color;

/** Extends the style of an outlined neutral Button. */
export const toggle = style({
  selectors: {
    [when.selected]: { color: accent.text, backgroundColor: accent.soft, borderColor: accent.text },
    [`${when.selected}[data-hovered]`]: { backgroundColor: accent.softHover },
    [when.disabled]: { color: text.muted, backgroundColor: 'transparent', borderColor: border.subtle },
  },
  '@media': {
    [forcedColors]: { selectors: { [when.selected]: highlighted } },
  },
});
