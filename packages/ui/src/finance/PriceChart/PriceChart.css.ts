import { createVar, globalStyle } from '@vanilla-extract/css';
import { layers } from '../../styles/layers.css.ts';
import { forcedColors } from '../../styles/media.ts';
import { style } from '../../styles/recipe.ts';
import { numeric, text } from '../../styles/typography.ts';
import { vars } from '../../tokens/contract.css.ts';
import '../../tokens/chart.css.ts';

const { color, space } = vars;

/** Position of a mark in the plot, in percent from the left and from the top. */
export const x = createVar();
export const y = createVar();

export const HEIGHT = '212px';

/** The plot with its labels and dates. */
export const WAITING = `calc(${HEIGHT} + 2 * ${space['5']} + ${space['1']} + ${vars.text.caption.line})`;

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  gap: space['3'],
  minInlineSize: 0,
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space['2'],
});

export const reading = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

// The heading, or the picker that the caller renders in its place.
globalStyle(`${reading} > :first-child`, { '@layer': { [layers.layout]: { marginBlockEnd: space['2'] } } });

export const price = style({ ...text('title1'), ...numeric, color: color.text.strong, overflowWrap: 'anywhere' });

// A price wider than a phone wraps and is not cut off.
globalStyle(`${price} *`, { '@layer': { [layers.layout]: { whiteSpace: 'normal' } } });

export const change = style({
  ...text('bodySm'),
  ...numeric,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space['2'],
  minBlockSize: vars.text.bodySm.line,
  color: color.text.muted,
});

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space['2'],
});

/** On a line of its own, below the controls, the button is aligned by its text, not by its padding. */
export const toggle = style({ display: 'flex', marginInlineStart: `calc(-1 * ${space['3']})` });

/** Time runs from left to right in every language, as on every exchange. Grows with a card beside a taller one. */
export const plot = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  direction: 'ltr',
  touchAction: 'pan-y',
  cursor: 'crosshair',
  color: color.accent.text,
});

export const area = style({ position: 'relative', flexGrow: 1, minBlockSize: HEIGHT });

/** Only this layer clips at the edges of the box, so that the dot may overlap an edge. */
export const picture = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  overflow: 'visible',
});

export const grid = style({ stroke: color.chart.grid, strokeWidth: '1px', vectorEffect: 'non-scaling-stroke' });

export const line = style({
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: '2px',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
});

export const strong = style({ stopColor: 'currentColor', stopOpacity: 0.16 });
export const areaEnd = style({ stopColor: 'currentColor', stopOpacity: 0 });

export const crosshair = style({
  position: 'absolute',
  insetBlock: 0,
  left: x,
  borderLeft: `${vars.border.hairline} dashed ${color.chart.crosshair}`,
  pointerEvents: 'none',
});

export const dot = style({
  position: 'absolute',
  left: x,
  top: y,
  inlineSize: space['3'],
  blockSize: space['3'],
  border: `2px solid ${color.bg.surface}`,
  borderRadius: vars.radius.full,
  backgroundColor: 'currentColor',
  translate: '-50% -50%',
  pointerEvents: 'none',
  '@media': { [forcedColors]: { backgroundColor: 'CanvasText', forcedColorAdjust: 'none' } },
});

/**
 * The native slider provides the keys, the gestures of assistive technology and the announced value; the plot is only its
 * picture.
 */
export const slider = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  opacity: 0,
  pointerEvents: 'none',
});

export const focus = style({
  position: 'absolute',
  inset: 0,
  borderRadius: vars.radius.sm,
  pointerEvents: 'none',
  selectors: {
    [`${slider}:focus-visible + &`]: { outline: `${vars.border.focus} solid ${color.focus.ring}` },
  },
});

/** Space for a label above the plot and one below it, so that no label covers the curve. */
export const labels = style({ ...text('caption'), ...numeric, position: 'relative', blockSize: space['5'] });

/** The label below the plot keeps clear of the line at its lower edge. */
export const low = style({ paddingBlockStart: space['1'], boxSizing: 'border-box' });

/** Centred over its point, but kept inside: a label at the right edge ends at that edge. */
export const label = style({
  position: 'absolute',
  left: x,
  translate: `calc(-1 * ${x}) 0`,
  maxInlineSize: '100%',
  whiteSpace: 'nowrap',
  color: color.text.muted,
});

/** The times below the curve. */
export const span = style({
  ...text('caption'),
  ...numeric,
  position: 'relative',
  blockSize: vars.text.caption.line,
  marginBlockStart: space['1'],
  containerType: 'inline-size',
});

/** Where the three would not fit, as with large text on a phone, the middle one is left out. */
globalStyle(`${span} > :nth-child(2):not(:last-child)`, {
  '@layer': { [layers.layout]: { '@container': { '(max-width: 14.5rem)': { display: 'none' } } } },
});

/** As high as the curve with its labels, so that the page does not move when the curve comes. */
export const state = style({ display: 'grid', alignContent: 'center', minBlockSize: WAITING });

/** A long table scrolls: the page keeps its length when it is shown instead of the curve. */
export const scroller = style({ maxBlockSize: `calc(${HEIGHT} + ${space['10']})`, overflowY: 'auto' });
