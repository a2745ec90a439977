import { createVar, fallbackVar, keyframes } from '@vanilla-extract/css';
import { forcedColors } from '../../styles/media.ts';
import { recipe } from '../../styles/recipe.ts';
import { text } from '../../styles/typography.ts';
import { vars } from '../../tokens/contract.css.ts';

export const width = createVar();
export const height = createVar();

// Only opacity is animated, which the compositor does without the main thread.
const breathe = keyframes({ to: { opacity: 0.5 } });

export const root = recipe({
  base: {
    display: 'block',
    position: 'relative',
    inlineSize: width,
    maxInlineSize: '100%',
    // Without a height it is one line of its text style.
    blockSize: fallbackVar(height, '1lh'),
    selectors: {
      '&::before': {
        content: '',
        position: 'absolute',
        inset: 0,
        backgroundColor: vars.color.action.soft,
        animation: `${breathe} ${vars.motion.spin} ${vars.motion.ease.standard} infinite alternate`,
        animationPlayState: vars.motion.loop,
      },
    },
    '@media': { [forcedColors]: { selectors: { '&::before': { border: `${vars.border.hairline} solid` } } } },
  },
  variants: {
    shape: {
      line: { selectors: { '&::before': { insetBlock: '15%', borderRadius: vars.radius.sm } } },
      block: { selectors: { '&::before': { borderRadius: vars.radius.control } } },
      circle: { flexShrink: 0, selectors: { '&::before': { borderRadius: vars.radius.full } } },
    },
    text: {
      display: text('display'),
      balance: text('balance'),
      title1: text('title1'),
      title2: text('title2'),
      title3: text('title3'),
      body: text('body'),
      bodySm: text('bodySm'),
      label: text('label'),
      caption: text('caption'),
    },
  },
});
