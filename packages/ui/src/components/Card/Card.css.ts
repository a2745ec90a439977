import { createVar } from '@vanilla-extract/css';
import { forcedColors } from '../../styles/media.ts';
import { recipe, style } from '../../styles/recipe.ts';
import { vars } from '../../tokens/contract.css.ts';

const room = createVar();

export const root = recipe({
  base: {
    display: 'flex',
    flexDirection: 'column',
    minInlineSize: 0,
    border: `${vars.border.hairline} solid ${vars.color.border.subtle}`,
    borderRadius: vars.radius.card,
    backgroundColor: vars.color.bg.surface,
    boxShadow: vars.shadow.e1,
  },
  variants: {
    padding: {
      none: { overflow: 'hidden', vars: { [room]: vars.space['5'] } },
      sm: { padding: vars.space['4'], vars: { [room]: '0px' } },
      md: { padding: vars.space['5'], vars: { [room]: '0px' } },
    },
    isCurrent: {
      true: {
        borderColor: vars.color.accent.text,
        '@media': { [forcedColors]: { outline: `${vars.border.hairline} solid Highlight` } },
      },
    },
  },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space['2'],
  paddingBlock: `${room} ${vars.space['3']}`,
  paddingInline: room,
});

export const title = style({ flex: '1 1 auto', minInlineSize: 0 });
export const actions = style({ display: 'flex', alignItems: 'center', gap: vars.space['2'] });
