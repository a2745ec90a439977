import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../ui/src/tokens/contract.css.ts';

const { color, space, radius, font } = vars;
const hairline = `${vars.border.hairline} solid ${color.border.subtle}`;
const forced = '(forced-colors: active)';

export const root = style({
  display: 'grid',
  gap: space['8'],
  minInlineSize: 0,
  minBlockSize: '100vh',
  alignContent: 'start',
  padding: `clamp(${space['4']}, 3vw, ${space['10']})`,
  backgroundColor: color.bg.canvas,
  color: color.text.default,
  fontFamily: font.sans,
  fontSize: 14,
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
});
globalStyle(`${root} h1, ${root} h2, ${root} h3, ${root} h4, ${root} h5, ${root} p`, { margin: 0 });
globalStyle(`${root} h1, ${root} h2, ${root} h3, ${root} h4`, { fontWeight: 600, color: color.text.strong });
globalStyle(`${root} h1`, { fontSize: 28, letterSpacing: '-0.02em' });
globalStyle(`${root} h2`, { fontFamily: font.mono, fontSize: 18 });
globalStyle(`${root} h3`, { fontSize: 16 });
globalStyle(`${root} h4`, { fontSize: 15 });
globalStyle(`${root} h5`, { fontSize: 13, fontWeight: 500, color: color.text.muted });
globalStyle(`${root} code`, { fontFamily: font.mono, fontSize: '0.92em', color: color.text.strong });
globalStyle(`${root} a`, { color: color.accent.text, textDecoration: 'none', overflowWrap: 'anywhere' });
globalStyle(`${root} summary`, { cursor: 'pointer', color: color.accent.text });
globalStyle(`${root} a:hover`, { textDecoration: 'underline' });
// Links within a sentence are underlined: colour alone must not distinguish them.
globalStyle(`${root} bdi a`, { textDecoration: 'underline' });
globalStyle(`${root} a:focus-visible, ${root} h2:focus-visible`, {
  outline: `2px solid ${color.focus.ring}`,
  outlineOffset: 2,
  borderRadius: 2,
});

export const header = style({ display: 'grid', gap: space['4'], maxInlineSize: '80ch' });
export const search = style({ display: 'grid', gap: space['2'], maxInlineSize: '36rem' });
export const muted = style({ color: color.text.muted });
export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space['4'],
  rowGap: space['1'],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const lane = style({
  display: 'grid',
  gap: space['6'],
  minInlineSize: 0,
  paddingBlockStart: space['5'],
  borderBlockStart: `2px solid ${color.border.control}`,
});
export const flow = style({ display: 'grid', gap: space['3'], minInlineSize: 0 });
export const about = style({ display: 'grid', gap: space['1'], maxInlineSize: '80ch' });

/** Scrolls horizontally if the page is narrower. A chart is drawn from left to right in every direction of the page. */
export const viewport = style({
  direction: 'ltr',
  overflowX: 'auto',
  minInlineSize: 0,
  border: hairline,
  borderRadius: radius.card,
  backgroundColor: color.bg.canvas,
  backgroundImage: `radial-gradient(${color.border.subtle} 1px, transparent 1px)`,
  backgroundSize: '16px 16px',
});
export const drawing = style({ position: 'relative', margin: space['3'] });
export const lines = style({ position: 'absolute', inset: 0, overflow: 'visible' });
export const line = style({});
export const highlighted = style({});
export const shaft = style({
  fill: 'none',
  stroke: color.border.strong,
  strokeOpacity: 0.55,
  strokeWidth: 1.25,
  selectors: { [`${highlighted} > &`]: { stroke: color.accent.solid, strokeOpacity: 1, strokeWidth: 2 } },
  '@media': { [forced]: { stroke: 'CanvasText' } },
});
export const head = style({
  fill: color.border.strong,
  selectors: { [`${highlighted} > &`]: { fill: color.accent.solid } },
  '@media': { [forced]: { fill: 'CanvasText' } },
});

export const nodes = style({ margin: 0, padding: 0, listStyle: 'none' });
export const node = style({
  position: 'absolute',
  boxSizing: 'border-box',
  display: 'grid',
  alignContent: 'center',
  paddingInline: space['3'],
  border: `1px solid ${color.border.control}`,
  borderRadius: 10,
  backgroundColor: color.bg.surface,
  selectors: {
    '&:hover': { borderColor: color.accent.solid },
    '&[data-found]': { outline: `3px solid ${color.accent.solid}` },
    '&[data-opened]': { outline: `2px solid ${color.text.strong}` },
    '&:has(:focus-visible)': { outline: `3px solid ${color.focus.ring}`, outlineOffset: 2 },
  },
  '@media': { [forced]: { selectors: { '&[data-found], &[data-opened]': { outlineColor: 'Highlight' } } } },
});
export const name = style({
  all: 'unset',
  display: 'block',
  fontSize: 13,
  fontWeight: 600,
  lineHeight: '20px',
  color: color.text.strong,
  cursor: 'pointer',
  whiteSpace: 'nowrap',
  // The whole box is clickable, except for the link in it.
  selectors: { '&::after': { content: '', position: 'absolute', inset: 0 } },
});
export const under = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space['2'],
  fontSize: 12,
  lineHeight: '24px',
});
globalStyle(`${under} > a`, { position: 'relative', minInlineSize: 24 });
export const noStory = style({ flexShrink: 0, color: color.text.muted });
export const tags = style({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontFamily: font.mono,
  fontSize: 10,
  color: color.text.muted,
});
export const anyState = style({
  position: 'absolute',
  boxSizing: 'border-box',
  display: 'grid',
  placeContent: 'center',
  border: `1px dashed ${color.border.control}`,
  borderRadius: 10,
  backgroundColor: color.bg.canvas,
  fontSize: 13,
  fontWeight: 600,
  color: color.text.strong,
});

/** Stays visible below a chart that is taller than the window. With the screen of the state, it needs more room. */
export const panel = style({
  position: 'sticky',
  insetBlockEnd: space['3'],
  maxBlockSize: '40vh',
  overflowY: 'auto',
  boxShadow: vars.shadow.e2,
  selectors: { '&:has(iframe)': { maxBlockSize: '80vh' } },
  display: 'grid',
  gap: space['4'],
  minInlineSize: 0,
  padding: space['4'],
  border: hairline,
  borderRadius: radius.card,
  backgroundColor: color.bg.surface,
});
export const transition = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space['2'] });
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
  gap: space['4'],
});
export const list = style({ display: 'grid', gap: space['1'], margin: 0, padding: 0, listStyle: 'none' });
