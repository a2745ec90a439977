import { coarsePointer } from '../../styles/media.ts';
import { style } from '../../styles/recipe.ts';
import { inside, when } from '../../styles/states.ts';
import { text } from '../../styles/typography.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, motion, space } = vars;

export const button = style({
  ...text('bodySm'),
  display: 'flex',
  alignItems: 'flex-start',
  gap: space['2'],
  paddingBlock: space['1.5'],
  color: color.text.strong,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  selectors: { [when.disabled]: { color: color.text.muted, cursor: 'not-allowed' } },
  '@media': { [coarsePointer]: { paddingBlock: space['3'] } },
});

export const box = style({
  flexShrink: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.icon.md,
  blockSize: vars.size.icon.md,
  backgroundColor: color.bg.surface,
  border: `${vars.border.hairline} solid ${color.border.control}`,
  borderRadius: vars.radius.sm,
  transition: `background-color ${motion.duration.fast} ${motion.ease.standard}`,
  selectors: {
    [inside(button, 'hovered')]: { borderColor: color.border.strong },
    [inside(button, 'focusVisible')]: {
      outline: `${vars.border.focus} solid ${color.focus.ring}`,
      outlineOffset: vars.border.focusOffset,
    },
    [inside(button, 'selected')]: {
      color: color.accent.on,
      backgroundColor: color.accent.solid,
      borderColor: color.accent.solid,
    },
    [inside(button, 'invalid')]: { borderColor: color.negative.text },
    [inside(button, 'disabled')]: {
      color: color.text.muted,
      backgroundColor: color.bg.subtle,
      borderColor: color.border.control,
    },
  },
});

export const check = style({
  display: 'none',
  selectors: { [inside(button, 'selected')]: { display: 'block' } },
});

export const label = style({ minInlineSize: 0 });
