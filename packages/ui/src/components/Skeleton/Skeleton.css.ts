import { createVar, keyframes } from '@vanilla-extract/css';
import { forcedColors } from '../../styles/media.ts';
import { recipe } from '../../styles/recipe.ts';
import { vars } from '../../tokens/contract.css.ts';

export const width = createVar();
export const height = createVar();

// Opacity alone: the compositor runs it.
const breathe = keyframes({ to: { opacity: 0.5 } });

const line = (name: keyof typeof vars.text) => ({ vars: { [height]: vars.text[name].line } });

export const root = recipe({
  base: {
    display: 'block',
    position: 'relative',
    inlineSize: width,
    maxInlineSize: '100%',
    blockSize: height,
    selectors: {
      '&::before': {
        content: '',
        position: 'absolute',
        inset: 0,
        backgroundColor: vars.color.action.soft,
        animation: `${breathe} ${vars.motion.turn} ${vars.motion.ease.standard} infinite alternate`,
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
      display: line('display'),
      balance: line('balance'),
      title1: line('title1'),
      title2: line('title2'),
      title3: line('title3'),
      body: line('body'),
      bodySm: line('bodySm'),
      label: line('label'),
      caption: line('caption'),
    },
  },
});
