import { style } from '../../styles/recipe.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color } = vars;

/** Words of the list run from left to right in every language. */
export const word = style({ fontFamily: vars.font.mono, direction: 'ltr' });

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
});

export const repair = style({ display: 'flex', marginBlockStart: vars.space['1'] });
