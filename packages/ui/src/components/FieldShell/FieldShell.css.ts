import { style } from '../../styles/recipe.ts';
import { inside } from '../../styles/states.ts';
import { text } from '../../styles/typography.ts';
import { vars } from '../../tokens/contract.css.ts';

/** The root of every field. Spacing uses margins, so that the empty live region takes no space. */
export const field = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });

export const label = style({
  ...text('label'),
  marginBlockEnd: vars.space['1.5'],
  color: vars.color.text.strong,
  overflowWrap: 'anywhere',
  selectors: { [inside(field, 'disabled')]: { color: vars.color.text.muted } },
});

export const optional = style({ color: vars.color.text.muted, fontWeight: vars.weight.regular });

const help = { ...text('bodySm'), fontSize: vars.text.controlSm.size, marginBlockStart: vars.space['1.5'] };

export const description = style({ ...help, color: vars.color.text.muted });

export const error = style({
  ...help,
  display: 'flex',
  gap: vars.space['1.5'],
  minInlineSize: 0,
  color: vars.color.negative.text,
  overflowWrap: 'anywhere',
});
