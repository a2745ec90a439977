import { keel } from './brands/keel.ts';
import { coin } from './coin.ts';
import { amber, green, indigo, navy, neutral, red } from './reference.ts';
import type { Theme } from './theme.ts';
import { toast } from './toast.ts';

export const black: Theme = {
  color: {
    bg: {
      canvas: neutral[160],
      surface: neutral[155],
      subtle: neutral[145],
      raised: neutral[140],
      inverse: neutral[10],
      scrim: 'rgb(0 0 0 / .64)',
    },
    text: { strong: neutral[15], default: neutral[55], muted: neutral[70], inverse: neutral[150] },
    border: { subtle: neutral[135], control: neutral[85], strong: neutral[70] },
    accent: keel.accent.black.tone,
    action: {
      solid: neutral[15],
      solidHover: neutral[40],
      solidPressed: neutral[55],
      on: neutral[150],
      text: neutral[15],
      soft: neutral[130],
      softHover: neutral[120],
      softPressed: neutral[105],
    },
    positive: {
      solid: green[70],
      solidHover: green[80],
      solidPressed: green[90],
      on: neutral[0],
      text: green[45],
      soft: green[120],
      softHover: green[110],
      softPressed: green[100],
    },
    negative: {
      solid: red[70],
      solidHover: red[80],
      solidPressed: red[90],
      on: neutral[0],
      text: red[45],
      soft: red[120],
      softHover: red[110],
      softPressed: red[100],
    },
    warning: { text: amber[50], soft: amber[120] },
    focus: { ring: keel.accent.black.focusRing },
    spinner: { track: 'rgb(137 145 255 / .24)', arc: indigo[40] },
    toast: { ...toast, bg: navy[50], edge: neutral[120] },
    chart: { ...keel.accent.black.chart, grid: neutral[135], crosshair: neutral[70] },
    coin,
  },
  shadow: {
    e1: '0 1px 2px rgb(0 0 0 / .4)',
    e2: `0 8px 24px rgb(0 0 0 / .5), 0 0 0 1px ${neutral[135]}`,
    e3: `0 24px 64px rgb(0 0 0 / .6), 0 0 0 1px ${neutral[135]}`,
  },
};
