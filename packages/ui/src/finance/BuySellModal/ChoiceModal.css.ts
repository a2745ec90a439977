import { style } from '../../styles/recipe.ts';
import { when } from '../../styles/states.ts';
import { text } from '../../styles/typography.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space } = vars;

export const choices = style({ display: 'flex', flexDirection: 'column', gap: space['3'] });

export const choice = style({
  display: 'flex',
  alignItems: 'center',
  gap: space['4'],
  inlineSize: '100%',
  minBlockSize: vars.size.row.comfortable,
  padding: space['4'],
  border: `${vars.border.hairline} solid ${color.border.subtle}`,
  borderRadius: vars.radius.card,
  cursor: 'pointer',
  transition: `background-color ${vars.motion.duration.fast} ${vars.motion.ease.standard}`,
  selectors: {
    [when.hovered]: { backgroundColor: color.bg.subtle },
    [when.pressed]: { backgroundColor: color.action.soft },
    [when.disabled]: { color: color.text.muted, cursor: 'not-allowed' },
  },
});

export const sign = style({
  flexShrink: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.control.md,
  blockSize: vars.size.control.md,
  borderRadius: vars.radius.full,
  color: color.accent.text,
  backgroundColor: color.accent.soft,
});

export const words = style({ flex: '1 1 0', minInlineSize: 0, overflowWrap: 'anywhere' });
export const name = style({ ...text('label'), display: 'block', color: color.text.strong });
export const explanation = style({ ...text('bodySm'), display: 'block', color: color.text.muted });
export const arrow = style({ flexShrink: 0, display: 'inline-flex', color: color.text.muted });
