import { recipe, style } from '../../styles/recipe.ts';
import { when } from '../../styles/states.ts';
import { numeric, text } from '../../styles/typography.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space } = vars;

export const root = style({ display: 'flex', flexDirection: 'column' });

export const item = style({
  borderBlockEnd: `${vars.border.hairline} solid ${color.border.subtle}`,
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
});

export const row = recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: space['3'],
    inlineSize: '100%',
    minBlockSize: vars.size.row.regular,
    paddingBlock: space['2'],
    paddingInline: space['2'],
    borderRadius: vars.radius.sm,
    textAlign: 'start',
  },
  variants: {
    isLive: {
      true: {
        cursor: 'pointer',
        selectors: {
          [when.hovered]: { backgroundColor: color.bg.subtle },
          [when.pressed]: { backgroundColor: color.action.soft },
        },
      },
      false: {},
    },
  },
});

export const start = style({ flexShrink: 0, display: 'inline-flex', color: color.text.muted });

const lines = { display: 'flex', flexDirection: 'column', minInlineSize: 0, overflowWrap: 'anywhere' } as const;

export const texts = style({ ...lines, flex: '1 1 0' });

/** A value is never truncated; it wraps at the end of the row. */
export const figures = style({ ...lines, ...numeric, alignItems: 'flex-end', maxInlineSize: '60%', textAlign: 'end' });

export const title = style({ ...text('label'), color: color.text.strong });

export const end = style({ ...text('label'), color: color.text.strong });

export const subtitle = style({ ...text('caption'), fontWeight: vars.weight.regular, color: color.text.muted });
