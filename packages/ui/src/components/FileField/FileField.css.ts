import { recipe, style } from '../../styles/recipe.ts';
import { numeric, text } from '../../styles/typography.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space } = vars;

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space['2'],
  selectors: { '&:not(:empty)': { marginBlockStart: space['2'] } },
});

export const row = recipe({
  base: {
    ...text('bodySm'),
    display: 'flex',
    alignItems: 'center',
    gap: space['2'],
    paddingBlock: space['1'],
    paddingInline: `${space['3']} ${space['1']}`,
    backgroundColor: color.bg.subtle,
    border: `${vars.border.hairline} solid transparent`,
    borderRadius: vars.radius.control,
  },
  variants: {
    isRefused: { true: { color: color.negative.text }, false: { color: color.text.strong } },
  },
});

export const texts = style({ flexGrow: 1, minInlineSize: 0, overflowWrap: 'anywhere' });

export const size = style({ ...numeric, color: color.text.muted });
