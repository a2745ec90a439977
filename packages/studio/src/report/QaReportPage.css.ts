import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../ui/src/tokens/contract.css.ts';

const { color, space, radius } = vars;

globalStyle('body', { margin: 0, backgroundColor: color.bg.canvas });

export const page = style({
  gridTemplateColumns: 'minmax(0, 1fr)',
  boxSizing: 'border-box',
  maxInlineSize: 1320,
  marginInline: 'auto',
  padding: space['6'],
});
globalStyle(`${page} h1`, { margin: 0, fontSize: 28, color: color.text.strong });

export const summary = style({ fontSize: 18, fontWeight: 600, color: color.text.strong });

export const failure = style({
  display: 'grid',
  gap: space['2'],
  padding: space['4'],
  borderRadius: radius.card,
  border: `1px solid ${color.border.subtle}`,
  backgroundColor: color.bg.surface,
});
globalStyle(`${failure} pre, ${failure} code`, { margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

/** The steps of a path beside each other; the row scrolls. */
export const strip = style({
  display: 'flex',
  gap: space['3'],
  margin: 0,
  padding: space['1'],
  // Its steps must not widen the page.
  contain: 'inline-size',
  overflowX: 'auto',
  listStyle: 'none',
  selectors: { '&:focus-visible': { outline: `2px solid ${color.focus.ring}` } },
});
export const frame = style({
  display: 'grid',
  alignContent: 'start',
  flex: '0 0 220px',
  gap: space['1'],
  padding: space['3'],
  fontSize: 13,
  overflowWrap: 'anywhere',
  borderRadius: radius.card,
  border: `1px solid ${color.border.subtle}`,
  backgroundColor: color.bg.surface,
});
export const picture = style({
  inlineSize: '100%',
  aspectRatio: '16 / 10',
  objectFit: 'cover',
  objectPosition: 'top',
  borderRadius: radius.control,
});
export const label = style({ fontWeight: 600, color: color.text.strong });
export const small = style({ color: color.text.muted, fontSize: 12 });
export const failed = style({ whiteSpace: 'pre-wrap', color: color.text.strong, fontWeight: 600 });
