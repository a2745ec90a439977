import { style } from '../../styles/recipe.ts';
import { when } from '../../styles/states.ts';
import { text as textStyle } from '../../styles/typography.ts';
import { vars } from '../../tokens/contract.css.ts';

export const root = style({ minInlineSize: 0 });

export const card = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['3'],
  padding: vars.space['2'],
  border: `${vars.border.hairline} solid ${vars.color.border.subtle}`,
  borderRadius: `calc(${vars.radius.control} + 4px)`,
});

export const link = style({
  color: 'inherit',
  transition: `background-color ${vars.motion.duration.fast} ${vars.motion.ease.standard}`,
  selectors: {
    [when.hovered]: { backgroundColor: vars.color.bg.subtle },
    [when.pressed]: { backgroundColor: vars.color.action.soft },
  },
});

export const chevron = style({ display: 'flex', marginInlineStart: 'auto', color: vars.color.text.muted });

export const text = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0, overflowWrap: 'anywhere' });

export const name = style({
  ...textStyle('label'),
  position: 'relative',
  fontWeight: vars.weight.semibold,
  color: vars.color.text.strong,
});

/** Keeps its line while it is empty, so that the name does not move when it has loaded. */
export const detail = style({
  ...textStyle('caption'),
  minBlockSize: vars.text.caption.line,
  fontWeight: vars.weight.regular,
  color: vars.color.text.muted,
});
