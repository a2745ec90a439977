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
  justifyContent: 'space-between',
  gap: space['3'],
  paddingBlock: space['1.5'],
  color: color.text.strong,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  selectors: { [when.disabled]: { color: color.text.muted, cursor: 'not-allowed' } },
  '@media': { [coarsePointer]: { paddingBlock: space['3'] } },
});

export const label = style({ minInlineSize: 0 });

export const track = style({
  flexShrink: 0,
  inlineSize: space['10'],
  blockSize: space['6'],
  padding: space['0.5'],
  color: color.text.muted,
  backgroundColor: color.bg.surface,
  border: `${vars.border.hairline} solid ${color.border.control}`,
  borderRadius: vars.radius.full,
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
      color: color.border.control,
      backgroundColor: color.bg.subtle,
      borderColor: color.border.control,
    },
  },
});

/** Its colour follows the track and, in forced colours, the text. */
export const thumb = style({
  display: 'block',
  blockSize: '100%',
  aspectRatio: '1',
  backgroundColor: 'currentColor',
  border: `${vars.border.hairline} solid currentColor`,
  borderRadius: vars.radius.full,
  marginInlineStart: 0,
  transition: `margin ${motion.duration.fast} ${motion.ease.standard}`,
  selectors: { [inside(button, 'selected')]: { marginInlineStart: space['4'] } },
});
