import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../ui/src/tokens/contract.css.ts';

const { color, space, radius, font } = vars;
const hairline = `${vars.border.hairline} solid ${color.border.subtle}`;

export const page = style({
  display: 'grid',
  gap: space['10'],
  color: color.text.default,
  fontFamily: font.sans,
  fontSize: 14,
  lineHeight: 1.5,
  minInlineSize: 0,
});

export const usedBy = style({ gap: space['3'], marginBlockStart: space['12'] });

// Storybook limits a page to the width of text; a diagram and its tables need more.
globalStyle(`.sbdocs-content:has(${page}:not(${usedBy}))`, { maxInlineSize: 1320 });

export const section = style({ display: 'grid', gap: space['3'], minInlineSize: 0 });
export const lead = style({
  display: 'grid',
  marginBlockStart: space['3'],
  gap: space['2'],
  maxInlineSize: '72ch',
  fontSize: 16,
});
export const muted = style({ color: color.text.muted, fontSize: 13 });

globalStyle(`${page} h2`, {
  margin: 0,
  fontSize: 20,
  fontWeight: 600,
  color: color.text.strong,
  letterSpacing: '-0.01em',
});
globalStyle(`${page} h3`, { margin: 0, fontSize: 15, fontWeight: 600, color: color.text.strong });
globalStyle(`${page} p`, { margin: 0 });
globalStyle(`${page} code`, { fontFamily: font.mono, fontSize: '0.92em', color: color.text.strong });
globalStyle(`${page} a`, { color: color.accent.text, textDecoration: 'none' });
globalStyle(`${page} a:hover`, { textDecoration: 'underline' });

export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
  gap: space['3'],
  margin: 0,
});
export const figure = style({
  display: 'grid',
  alignContent: 'start',
  gap: space['1'],
  padding: space['4'],
  border: hairline,
  borderRadius: radius.card,
  backgroundColor: color.bg.surface,
});
globalStyle(`${figure} dt`, { color: color.text.muted, fontSize: 13 });
globalStyle(`${figure} dd`, { margin: 0 });
export const number = style({
  fontSize: 24,
  fontWeight: 600,
  color: color.text.strong,
  fontVariantNumeric: 'tabular-nums',
});
export const origin = style({ color: color.text.muted, fontSize: 12 });

/** Tables scroll by themselves on a narrow page. */
export const scroll = style({
  overflowX: 'auto',
  border: hairline,
  borderRadius: radius.card,
  backgroundColor: color.bg.surface,
  selectors: { '&:focus-visible': { outline: `2px solid ${color.focus.ring}` } },
});
export const table = style({ inlineSize: '100%', borderCollapse: 'collapse', fontSize: 14 });
globalStyle(`${table} th`, {
  padding: `${space['2']} ${space['4']}`,
  textAlign: 'start',
  fontSize: 12,
  fontWeight: 500,
  color: color.text.muted,
  backgroundColor: color.bg.subtle,
  whiteSpace: 'nowrap',
});
globalStyle(`${table} td`, {
  padding: `${space['3']} ${space['4']}`,
  verticalAlign: 'top',
  borderBlockStart: hairline,
});
globalStyle(`${table} tr[data-selected] td`, { backgroundColor: color.accent.soft });

export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space['3'],
  rowGap: space['1'],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const tags = style({ display: 'flex', gap: space['1'], minInlineSize: 'max-content' });
export const outcomes = style({ margin: 0, padding: 0, listStyle: 'none', display: 'grid', gap: space['1'] });
/** Stays visible below a diagram that is taller than the window. */
export const selection = style({ position: 'sticky', insetBlockEnd: space['3'] });
export const details = style({
  maxBlockSize: '36vh',
  overflowY: 'auto',
  boxShadow: vars.shadow.e2,
  display: 'grid',
  gap: space['3'],
  padding: space['4'],
  border: hairline,
  borderRadius: radius.card,
  backgroundColor: color.bg.surface,
});
/** With the screen of the state, it needs more room. */
globalStyle(`${details}:has(iframe)`, { maxBlockSize: '80vh' });
export const transition = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space['2'] });
globalStyle(`${page} summary`, { cursor: 'pointer', color: color.accent.text, whiteSpace: 'nowrap' });
globalStyle(`${page} details[open] > summary`, { marginBlockEnd: space['2'] });
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 380px), 1fr))',
  gap: space['4'],
});
