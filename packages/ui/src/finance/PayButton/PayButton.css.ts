import { recipe, style } from '../../styles/recipe.ts';
import { text } from '../../styles/typography.ts';
import { vars } from '../../tokens/contract.css.ts';

export const root = recipe({
  base: { display: 'flex', flexDirection: 'column', gap: vars.space['2'], minInlineSize: 0 },
  variants: { isFullWidth: { true: { alignItems: 'stretch' }, false: { alignItems: 'flex-start' } } },
});

/** Two lines high from the start, so that the layout does not move when the label changes. */
export const note = style({
  ...text('bodySm'),
  minBlockSize: `calc(2 * ${vars.text.bodySm.line})`,
  color: vars.color.text.muted,
});
