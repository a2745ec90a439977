import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../ui/src/tokens/contract.css.ts';

const { color, space, font } = vars;

export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(min(20rem, 100%), 2fr)',
  alignItems: 'start',
  gap: space['5'],
  padding: space['4'],
  color: color.text.default,
  fontFamily: font.sans,
  fontSize: 14,
  lineHeight: 1.5,
  '@media': { '(max-width: 760px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const column = style({ display: 'grid', gap: space['4'], minInlineSize: 0 });
/** Stays visible while the list of choices is scrolled. */
export const diagram = style({
  '@media': { '(min-width: 761px)': { position: 'sticky', insetBlockStart: space['4'] } },
});
export const section = style({ display: 'grid', gap: space['2'], minInlineSize: 0 });
export const muted = style({ margin: 0, color: color.text.muted, fontSize: 13 });
export const state = style({ margin: 0, fontSize: 18, fontWeight: 600, color: color.text.strong });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space['2'] });
export const choices = style({ display: 'grid', justifyItems: 'start', gap: space['1'], margin: 0, padding: 0 });
export const path = style({
  display: 'grid',
  gap: space['1'],
  margin: 0,
  paddingInlineStart: space['5'],
  fontSize: 13,
});
export const empty = style({ padding: space['5'], color: color.text.muted, fontFamily: font.sans, fontSize: 14 });

// A choice can be a whole answer: it wraps, so that all of it can be read.
globalStyle(`${choices} button`, {
  blockSize: 'auto',
  whiteSpace: 'normal',
  textAlign: 'start',
  overflowWrap: 'anywhere',
});
globalStyle(`${choices} > li`, { listStyle: 'none', maxInlineSize: '100%' });
globalStyle(`${panel} h2`, { margin: 0, fontSize: 14, fontWeight: 600, color: color.text.strong });
globalStyle(`${panel} h3`, { margin: 0, fontSize: 13, fontWeight: 500, color: color.text.muted });
globalStyle(`${path} li`, { overflowWrap: 'anywhere' });
globalStyle(`${path} li[aria-current]`, { fontWeight: 600, color: color.text.strong });
