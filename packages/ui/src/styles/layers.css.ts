import { globalLayer } from '@vanilla-extract/css';

globalLayer('ui');

/**
 * From the lowest priority to the highest. A rule of the app outside any layer overrides all of them without `!important`.
 * Every other style sheet imports its layer from this file, so the order is declared before the first rule.
 */
export const layers = {
  reset: globalLayer({ parent: 'ui' }, 'reset'),
  tokens: globalLayer({ parent: 'ui' }, 'tokens'),
  base: globalLayer({ parent: 'ui' }, 'base'),
  text: globalLayer({ parent: 'ui' }, 'text'),
  component: globalLayer({ parent: 'ui' }, 'component'),
  layout: globalLayer({ parent: 'ui' }, 'layout'),
};
