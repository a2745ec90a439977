import { assignVars, createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { layers } from '../styles/layers.css.ts';
import { from, reducedMotion } from '../styles/media.ts';
import { keel } from './brands/keel.ts';
import { vars } from './contract.css.ts';
import { motion, SCALE, WIDE_TEXT } from './scale.ts';

const { color: _color, shadow: _shadow, ...scale } = vars;
const { control, card, modal } = keel.radius;

createGlobalTheme(':root', scale, {
  '@layer': layers.tokens,
  ...SCALE,
  radius: { ...SCALE.radius, control, card, modal },
});

globalStyle(':root', {
  '@layer': {
    [layers.tokens]: {
      '@media': {
        [from('sm')]: {
          vars: {
            [vars.text.display.size]: WIDE_TEXT.display.size,
            [vars.text.display.line]: WIDE_TEXT.display.line,
            [vars.text.balance.size]: WIDE_TEXT.balance.size,
            [vars.text.balance.line]: WIDE_TEXT.balance.line,
          },
        },
        // Exactly 0: an element without a transition needs no extra frame before its overlay is removed.
        [reducedMotion]: {
          vars: {
            ...assignVars(vars.motion.duration, motion.reducedDuration),
            [vars.motion.loop]: 'paused',
          },
        },
      },
    },
  },
});
