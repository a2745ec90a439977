import { keyframes } from '@vanilla-extract/css';
import { recipe, style } from '../../styles/recipe.ts';
import { vars } from '../../tokens/contract.css.ts';

const { motion } = vars;

const up = keyframes({ from: { translate: '0 100%' } });
const down = keyframes({ from: { translate: '0 -100%' } });

/** Clipped without `overflow`, which would move the baseline. */
export const cell = style({ display: 'inline-block', clipPath: 'inset(0)' });

/** The previous digit is generated content without alternative text, so neither the text nor screen readers have it. */
export const digit = recipe({
  base: {
    display: 'inline-block',
    position: 'relative',
    '::before': { content: "attr(data-previous) / ''", position: 'absolute', insetInlineStart: 0 },
  },
  variants: {
    isUp: {
      true: {
        animation: `${up} ${motion.duration.moderate} ${motion.ease.standard} backwards`,
        '::before': { insetBlockEnd: '100%' },
      },
      false: {
        animation: `${down} ${motion.duration.moderate} ${motion.ease.standard} backwards`,
        '::before': { insetBlockStart: '100%' },
      },
    },
  },
});
