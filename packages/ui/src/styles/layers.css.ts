import { globalLayer } from '@vanilla-extract/css';

globalLayer('ui');

/**
 * Weakest first. A rule of the app outside any layer wins over all of them, without `!important`.
 * Every other style sheet reaches its layer through this file, so the order is stated before the first rule.
 */
export const layers = {
  reset: globalLayer({ parent: 'ui' }, 'reset'),
  tokens: globalLayer({ parent: 'ui' }, 'tokens'),
  base: globalLayer({ parent: 'ui' }, 'base'),
  text: globalLayer({ parent: 'ui' }, 'text'),
  component: globalLayer({ parent: 'ui' }, 'component'),
  layout: globalLayer({ parent: 'ui' }, 'layout'),
};
