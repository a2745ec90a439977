import { fingerTarget } from '../../styles/fingerTarget.ts';
import { coarsePointer } from '../../styles/media.ts';
import { style } from '../../styles/recipe.ts';
import { when } from '../../styles/states.ts';
import { text } from '../../styles/typography.ts';
import { vars } from '../../tokens/contract.css.ts';

export const root = style({ position: 'relative', display: 'inline-flex' });

export const tag = style({
  ...text('caption'),
  position: 'relative',
  whiteSpace: 'nowrap',
  paddingInline: vars.space['1'],
  border: `${vars.border.hairline} solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.sm,
  color: vars.color.text.muted,
  backgroundColor: vars.color.bg.subtle,
  cursor: 'help',
  selectors: {
    [when.hovered]: { color: vars.color.text.strong },
    // The target is at least 24 px, while the painted tag stays small.
    '&::after': { content: '', position: 'absolute', inset: `calc(-1 * ${vars.space['1']})` },
  },
  '@media': {
    [coarsePointer]: { selectors: { '&::after': fingerTarget } },
  },
});

export const tip = style({
  ...text('bodySm'),
  maxInlineSize: 'min(20rem, calc(100vw - 2rem))',
  paddingBlock: vars.space['2'],
  paddingInline: vars.space['3'],
  border: `${vars.border.hairline} solid transparent`,
  borderRadius: vars.radius.control,
  color: vars.color.text.inverse,
  backgroundColor: vars.color.bg.inverse,
  boxShadow: vars.shadow.e2,
  transition: `opacity ${vars.motion.duration.fast} ${vars.motion.ease.standard}`,
  selectors: { [when.entering]: { opacity: 0 }, [when.exiting]: { opacity: 0 } },
});
