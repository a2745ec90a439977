import { fallbackVar } from '@vanilla-extract/css';
import { coarsePointer } from '../../styles/media.ts';
import { recipe, style } from '../../styles/recipe.ts';
import { inside, when } from '../../styles/states.ts';
import { text } from '../../styles/typography.ts';
import { vars } from '../../tokens/contract.css.ts';
import { cardAlignment, cardPadding, iconHeight } from './RadioCard.css.ts';

const { color, motion, space } = vars;

export const options = recipe({
  base: { minInlineSize: 0 },
  variants: {
    layout: {
      stack: { display: 'grid', gap: space['1'] },
      inline: { display: 'flex', flexWrap: 'wrap', gap: `${space['1']} ${space['4']}` },
      cards: {
        display: 'grid',
        gap: space['3'],
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))',
      },
      // Below 28rem the minimum width of a column is the width of the group, so there is a single column.
      cardRow: {
        display: 'grid',
        gap: space['3'],
        gridTemplateColumns: 'repeat(auto-fit, minmax(clamp(9rem, (28rem - 100%) * 999, 100%), 1fr))',
      },
      tiles: {
        display: 'grid',
        gap: space['3'],
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 8.5rem), 1fr))',
        vars: { [cardPadding]: space['2'], [cardAlignment]: 'center', [iconHeight]: 'auto' },
      },
    },
  },
});

/** Shared by Radio and RadioCard: the clickable part. */
const button = style({ display: 'flex', cursor: 'pointer' });

export const radio = style([
  button,
  {
    ...text('bodySm'),
    alignItems: 'center',
    gap: space['2'],
    // Short options side by side are aligned in columns.
    minInlineSize: '6rem',
    minBlockSize: vars.size.control.sm,
    color: color.text.strong,
    overflowWrap: 'anywhere',
    selectors: { [when.disabled]: { color: color.text.muted, cursor: 'not-allowed' } },
    '@media': { [coarsePointer]: { minBlockSize: vars.size.target } },
  },
]);

/** The whole card is clickable. */
export const cardButton = style([
  button,
  {
    alignItems: fallbackVar(cardAlignment, 'flex-start'),
    gap: space['3'],
    selectors: {
      [when.disabled]: { cursor: 'not-allowed' },
      '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.card },
      [`${when.focusVisible}::after`]: {
        outline: `${vars.border.focus} solid ${color.focus.ring}`,
        outlineOffset: vars.border.focusOffset,
      },
    },
  },
]);

const dot = '6px';

export const circle = style({
  flexShrink: 0,
  inlineSize: vars.size.icon.md,
  blockSize: vars.size.icon.md,
  backgroundColor: color.bg.surface,
  border: `${vars.border.hairline} solid ${color.border.control}`,
  borderRadius: vars.radius.full,
  transition: `border-width ${motion.duration.fast} ${motion.ease.standard}`,
  selectors: {
    [inside(button, 'hovered')]: { borderColor: color.border.strong },
    [inside(button, 'focusVisible')]: {
      outline: `${vars.border.focus} solid ${color.focus.ring}`,
      outlineOffset: vars.border.focusOffset,
    },
    [inside(button, 'selected')]: { borderColor: color.accent.solid, borderWidth: dot },
    [inside(button, 'invalid')]: { borderColor: color.negative.text },
    [inside(button, 'disabled')]: { backgroundColor: color.bg.subtle, borderColor: color.border.control },
  },
});
