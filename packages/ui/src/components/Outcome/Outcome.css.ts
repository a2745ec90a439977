import { keyframes } from '@vanilla-extract/css';
import { forcedColors } from '../../styles/media.ts';
import { recipe, style } from '../../styles/recipe.ts';
import { numeric, text as textStyle } from '../../styles/typography.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, motion, space } = vars;

/** The browser does not replace the colour of an svg element itself. */
const inForcedColors = { [forcedColors]: { color: 'CanvasText' } };

export const root = style({
  ...numeric,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space['2'],
  paddingBlock: space['4'],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  textAlign: 'center',
});

const draw = keyframes({ from: { strokeDashoffset: 1 } });

export const mark = recipe({
  base: {
    inlineSize: space['16'],
    blockSize: space['16'],
    marginBlockEnd: space['2'],
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 2,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
  variants: {
    tone: {
      positive: { color: color.positive.text, '@media': inForcedColors },
      negative: { color: color.negative.text, '@media': inForcedColors },
      warning: { color: color.warning.text, '@media': inForcedColors },
    },
  },
});

export const disc = style({ fill: 'currentColor', fillOpacity: 0.12, stroke: 'none' });

/** The durations are 0 with reduced motion: the stroke is then complete in the first frame. */
export const stroke = recipe({
  variants: {
    isDrawn: {
      true: {
        strokeDasharray: 1,
        animation: `${draw} ${motion.duration.value} ${motion.ease.standard} ${motion.duration.base} backwards`,
      },
    },
  },
});

export const text = style({ ...textStyle('body'), maxInlineSize: '30rem', color: color.text.muted });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space['3'],
  marginBlockStart: space['4'],
});
