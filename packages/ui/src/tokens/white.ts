import { keel } from './brands/keel.ts';
import { coin } from './coin.ts';
import { amber, green, indigo, navy, neutral, red } from './reference.ts';
import type { Theme } from './theme.ts';
import { toast } from './toast.ts';

export const white: Theme = {
  color: {
    bg: {
      canvas: neutral[10],
      surface: neutral[0],
      subtle: neutral[20],
      raised: neutral[0],
      inverse: navy[60],
      scrim: 'rgb(17 23 37 / .48)',
    },
    text: { strong: neutral[150], default: neutral[110], muted: neutral[90], inverse: neutral[10] },
    border: { subtle: neutral[40], control: neutral[80], strong: neutral[100] },
    accent: keel.accent.white.tone,
    action: {
      solid: neutral[150],
      solidHover: neutral[110],
      solidPressed: neutral[100],
      on: neutral[10],
      text: neutral[150],
      soft: neutral[30],
      softHover: neutral[45],
      softPressed: neutral[50],
    },
    positive: {
      solid: green[70],
      solidHover: green[80],
      solidPressed: green[90],
      on: neutral[0],
      text: green[75],
      soft: green[10],
      softHover: green[20],
      softPressed: green[30],
    },
    negative: {
      solid: red[70],
      solidHover: red[80],
      solidPressed: red[90],
      on: neutral[0],
      text: red[75],
      soft: red[10],
      softHover: red[20],
      softPressed: red[30],
    },
    warning: { text: amber[80], soft: amber[10] },
    focus: { ring: keel.accent.white.focusRing },
    spinner: { track: 'rgb(88 86 233 / .2)', arc: indigo[60] },
    toast: { ...toast, bg: navy[60], edge: 'transparent' },
    chart: { ...keel.accent.white.chart, grid: neutral[40], crosshair: neutral[90] },
    coin,
  },
  shadow: {
    e1: '0 1px 2px rgb(17 23 37 / .06)',
    e2: '0 8px 24px rgb(17 23 37 / .12)',
    e3: '0 24px 64px rgb(17 23 37 / .20)',
  },
};
