import { style } from '../../styles/recipe.ts';
import { text } from '../../styles/typography.ts';
import { vars } from '../../tokens/contract.css.ts';

export const root = style({
  ...text('caption'),
  fontWeight: vars.weight.regular,
  paddingBlock: vars.space['1.5'],
  paddingInline: vars.space['4'],
  borderBlockEnd: `${vars.border.hairline} solid ${vars.color.border.subtle}`,
  textAlign: 'center',
  color: vars.color.text.muted,
  backgroundColor: vars.color.bg.subtle,
});

export const label = style({ fontWeight: vars.weight.semibold, color: vars.color.text.default });
