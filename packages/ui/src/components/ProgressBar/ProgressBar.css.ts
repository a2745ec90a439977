import { createVar, keyframes } from '@vanilla-extract/css';
import { forcedColors } from '../../styles/media.ts';
import { recipe, style } from '../../styles/recipe.ts';
import { numeric, text } from '../../styles/typography.ts';
import { vars } from '../../tokens/contract.css.ts';

export const share = createVar();

/** The bar starts and ends outside of the track, so the animation looks the same in both reading directions. */
const run = keyframes({ from: { insetInlineStart: '-40%' }, to: { insetInlineStart: '100%' } });

export const root = style({ display: 'flex', flexDirection: 'column', gap: vars.space['2'], inlineSize: '100%' });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space['4'],
});

export const label = style({
  ...text('label'),
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  color: vars.color.text.strong,
});

export const words = style({ ...text('bodySm'), ...numeric, color: vars.color.text.muted });

export const rail = style({
  position: 'relative',
  overflow: 'hidden',
  blockSize: vars.space['2'],
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.spinner.track,
  '@media': { [forcedColors]: { border: `${vars.border.hairline} solid` } },
});

export const bar = recipe({
  base: {
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 0,
    borderRadius: vars.radius.full,
    backgroundColor: vars.color.spinner.arc,
    '@media': { [forcedColors]: { backgroundColor: 'Highlight' } },
  },
  variants: {
    isRunning: {
      true: {
        inlineSize: '40%',
        animation: `${run} calc(2 * ${vars.motion.spin}) ${vars.motion.ease.standard} infinite`,
        animationPlayState: vars.motion.loop,
        // Where the animation does not run, the bar stands in the middle of the track.
        animationDelay: `calc(-1 * ${vars.motion.spin} / 2)`,
      },
      false: {
        inlineSize: share,
        transition: `inline-size ${vars.motion.duration.value} ${vars.motion.ease.standard}`,
      },
    },
  },
});
