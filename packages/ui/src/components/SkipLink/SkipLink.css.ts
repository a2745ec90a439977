import { style } from '../../styles/recipe.ts';
import { text } from '../../styles/typography.ts';
import { vars } from '../../tokens/contract.css.ts';

export const root = style({
  ...text('control'),
  position: 'absolute',
  zIndex: vars.z.banner,
  insetBlockStart: vars.space['2'],
  insetInlineStart: vars.space['2'],
  paddingBlock: vars.space['2'],
  paddingInline: vars.space['4'],
  borderRadius: vars.radius.control,
  color: vars.color.text.inverse,
  backgroundColor: vars.color.bg.inverse,
  translate: '0 -200%',
  selectors: { '&:focus': { translate: '0 0' } },
});
