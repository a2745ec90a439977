import { createGlobalThemeContract } from '@vanilla-extract/css';
import { cssName } from './cssName.ts';

const tone = {
  solid: '',
  solidHover: '',
  solidPressed: '',
  on: '',
  text: '',
  soft: '',
  softHover: '',
  softPressed: '',
};
const textStyle = { size: '', line: '', tracking: '', weight: '' };

/**
 * Every design decision that a component may use, as CSS custom properties with readable names:
 * `vars.color.text.muted` is `var(--ui-color-text-muted)`. The names are public, a brand or an app may override them.
 */
export const vars = createGlobalThemeContract(
  {
    /** Roles, not hues. They change with the theme. */
    color: {
      bg: { canvas: '', surface: '', subtle: '', raised: '', inverse: '', scrim: '' },
      text: { strong: '', default: '', muted: '', inverse: '' },
      /** `subtle` is decoration; `control` outlines controls and has a contrast of 3:1. */
      border: { subtle: '', control: '', strong: '' },
      /** For primary actions. Text on `solid` is `on`, text on `soft` is `text`. */
      accent: tone,
      /** For secondary actions. */
      action: tone,
      positive: tone,
      negative: tone,
      /** For information only, not for actions. */
      warning: { text: '', soft: '' },
      focus: { ring: '' },
      spinner: { track: '', arc: '' },
      toast: { bg: '', edge: '', text: '', muted: '', action: '', positive: '', negative: '' },
      chart: { line: '', area: '', grid: '', crosshair: '' },
      coin: {
        glyph: '',
        bitcoin: '',
        ethereum: '',
        tether: '',
        usdc: '',
        xrp: '',
        solana: '',
        bnb: '',
        dogecoin: '',
        gcash: '',
        bank: '',
        cashapp: '',
        zelle: '',
      },
    },
    /** Elevation: of a card at rest, of a popover, of a modal. */
    shadow: { e1: '', e2: '', e3: '' },
    /** Named by multiples of 4 px. */
    space: {
      '0': '',
      '0.5': '',
      '1': '',
      '1.5': '',
      '2': '',
      '3': '',
      '4': '',
      '5': '',
      '6': '',
      '8': '',
      '10': '',
      '12': '',
      '16': '',
      '20': '',
    },
    /** The brand may set `control`, `card` and `modal`; `sheet` rounds the top only. */
    radius: { xs: '', sm: '', control: '', card: '', modal: '', sheet: '', full: '' },
    border: { hairline: '', strong: '', focus: '', focusOffset: '' },
    font: { sans: '', mono: '' },
    weight: { regular: '', medium: '', semibold: '' },
    text: {
      display: textStyle,
      balance: textStyle,
      title1: textStyle,
      title2: textStyle,
      title3: textStyle,
      body: textStyle,
      bodySm: textStyle,
      label: textStyle,
      caption: textStyle,
      code: textStyle,
      controlSm: textStyle,
      control: textStyle,
      controlLg: textStyle,
    },
    /** Lengths in px, in rem where they contain text. `target` is the smallest size of a touch target. */
    size: {
      control: { sm: '', md: '', lg: '' },
      row: { compact: '', regular: '', comfortable: '' },
      icon: { sm: '', md: '', lg: '' },
      target: '',
      header: '',
      topBar: '',
      ticker: '',
      sidebar: '',
      content: '',
      form: '',
      modal: { message: '', trade: '', detail: '' },
    },
    /**
     * `duration` is 0 and `loop` is `paused` for readers who prefer reduced motion, so components need not check it.
     * `spin` is one turn of a spinner; endless animations set `animation-play-state` to `loop`.
     */
    motion: {
      duration: { fast: '', base: '', moderate: '', slow: '', value: '' },
      ease: { standard: '', enter: '', exit: '', linear: '' },
      spin: '',
      loop: '',
    },
    /** React Aria gives popovers a z-index of 100000; toasts and tooltips are above them, modals below. */
    z: { sticky: '', header: '', sidebar: '', banner: '', modal: '', toast: '', tooltip: '' },
  },
  (_value, path) => cssName(path).slice('--'.length),
);
