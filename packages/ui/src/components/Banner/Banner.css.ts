import { recipe, style } from '../../styles/recipe.ts';
import { text } from '../../styles/typography.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space } = vars;

export const root = recipe({
  base: {
    ...text('label'),
    display: 'flex',
    alignItems: 'center',
    gap: space['3'],
    paddingBlock: space['2'],
    paddingInlineStart: space['4'],
    paddingInlineEnd: space['2'],
    border: `${vars.border.hairline} solid transparent`,
    borderRadius: `calc(${vars.radius.control} + 2px)`,
  },
  variants: {
    tone: {
      info: { color: color.accent.text, backgroundColor: color.accent.soft },
      positive: { color: color.positive.text, backgroundColor: color.positive.soft },
      warning: { color: color.warning.text, backgroundColor: color.warning.soft },
      negative: { color: color.negative.text, backgroundColor: color.negative.soft },
    },
  },
});

export const icon = style({ flexShrink: 0, display: 'inline-flex' });

/** Text and action on one line; the action wraps below the text where space is short. */
export const content = style({
  flex: '1 1 0',
  minInlineSize: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space['3'],
  rowGap: space['2'],
  minBlockSize: vars.size.control.sm,
});

export const texts = style({
  flex: '1 1 8rem',
  minInlineSize: 0,
  overflowWrap: 'break-word',
  color: color.text.strong,
});
