import { forcedOption } from '../../styles/forcedHighlight.ts';
import { forcedColors } from '../../styles/media.ts';
import { style } from '../../styles/recipe.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color } = vars;

/** All supported browsers have this property; the CSS types do not list it. */
const MASKED: object = { WebkitTextSecurity: 'disc' };

/** The words are written left to right in every language. */
export const word = style({
  fontFamily: vars.font.mono,
  direction: 'ltr',
  // A word is visible only while it is typed, so that somebody looking over a shoulder sees at most one.
  selectors: { '&:not(:focus)': { ...MASKED } },
});

export const suggestions = style({
  position: 'absolute',
  insetBlockStart: `calc(100% + ${vars.space['1']})`,
  insetInline: 0,
  zIndex: vars.z.sticky,
  padding: vars.space['1'],
  backgroundColor: color.bg.raised,
  border: `${vars.border.hairline} solid ${color.border.subtle}`,
  borderRadius: vars.radius.control,
  boxShadow: vars.shadow.e2,
});

export const suggestion = style({
  fontFamily: vars.font.mono,
  direction: 'ltr',
  selectors: { '&:hover': { backgroundColor: color.bg.subtle } },
  '@media': { [forcedColors]: forcedOption },
});

export const correction = style({ display: 'flex', marginBlockStart: vars.space['1'] });
