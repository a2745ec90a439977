import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../ui/src/tokens/contract.css.ts';

const { color, space, radius, font } = vars;
const forced = '(forced-colors: active)';

export const root = style({ display: 'grid', gap: space['3'], minInlineSize: 0 });

export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space['2'],
});

export const tools = style({
  display: 'flex',
  alignItems: 'center',
  gap: space['1'],
  margin: 0,
  padding: 0,
  border: 0,
});

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space['4'],
  rowGap: space['1'],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontFamily: font.mono,
  fontSize: 11,
});

/** Scrolls in both directions; a chart reads from left to right whatever the page's direction. */
export const viewport = style({
  direction: 'ltr',
  overflow: 'auto',
  maxBlockSize: 'min(82vh, 1000px)',
  border: `${vars.border.hairline} solid ${color.border.subtle}`,
  borderRadius: radius.card,
  backgroundColor: color.bg.canvas,
  backgroundImage: `radial-gradient(${color.border.subtle} 1px, transparent 1px)`,
  backgroundSize: '16px 16px',
  cursor: 'grab',
  selectors: {
    '&:active': { cursor: 'grabbing' },
    '&:focus-visible': { outline: `2px solid ${color.focus.ring}`, outlineOffset: 2 },
  },
  '@media': { print: { maxBlockSize: 'none', overflow: 'visible' } },
});

export const drawing = style({ display: 'block', marginInline: 'auto', userSelect: 'none' });

export const name = style({ fontFamily: font.sans, fontSize: 13, fontWeight: 600, fill: color.text.strong });
export const tag = style({ fontFamily: font.mono, fontSize: 10 });

const tagTone = (fill: string, text: string) => ({ fill, text });
const tones = {
  busy: tagTone(color.accent.soft, color.accent.text),
  modal: tagTone(color.warning.soft, color.warning.text),
  loading: tagTone(color.bg.subtle, color.text.muted),
  blocked: tagTone(color.negative.soft, color.negative.text),
};
export const tagBox = styleVariants(tones, ({ fill }) => ({ fill }));
export const tagText = styleVariants(tones, ({ text }) => ({ fill: text }));

export const line = style({ fontFamily: font.mono, fontSize: 11, fill: color.text.default, whiteSpace: 'pre' });
export const lineTone = styleVariants({
  event: { fill: color.text.strong, color: color.text.strong },
  answer: { fill: color.accent.text, color: color.accent.text },
  failure: { fill: color.negative.text, color: color.negative.text },
  delay: { fill: color.warning.text, color: color.warning.text },
  always: { fill: color.text.muted, color: color.text.muted },
  guard: { fill: color.text.default, color: color.text.default },
  port: { fill: color.text.muted, color: color.text.muted },
});
export const note = style({ fontSize: 10, fill: color.text.muted });

export const box = style({
  fill: color.bg.surface,
  stroke: color.border.control,
  strokeWidth: 1,
  '@media': { [forced]: { fill: 'Canvas', stroke: 'CanvasText' } },
});
export const around = style({ fill: color.bg.subtle, fillOpacity: 0.6 });
export const final = style({ fill: color.bg.subtle });
export const anyBox = style({ strokeDasharray: '5 4', fill: color.bg.canvas });
export const rule = style({ stroke: color.border.subtle });

export const state = style({
  cursor: 'pointer',
  outline: 'none',
});
export const isVisited = style({});
export const isCurrent = style({});
export const isSelected = style({});
globalStyle(`${state}:hover > ${box}`, { stroke: color.accent.solid });
globalStyle(`${isVisited} > ${box}`, { stroke: color.accent.solid, strokeDasharray: 'none' });
globalStyle(`${isSelected} > ${box}`, { stroke: color.text.strong, strokeWidth: 2 });
globalStyle(`${isCurrent} > ${box}`, { fill: color.accent.soft, stroke: color.accent.solid, strokeWidth: 2.5 });
globalStyle(`${state}:focus-visible > ${box}`, { stroke: color.focus.ring, strokeWidth: 3 });
globalStyle(`${isCurrent} > ${box}, ${isSelected} > ${box}, ${state}:focus-visible > ${box}`, {
  '@media': { [forced]: { stroke: 'Highlight' } },
});

export const arrow = style({});
export const shaft = style({
  fill: 'none',
  stroke: color.border.strong,
  strokeWidth: 1.25,
  '@media': { [forced]: { stroke: 'CanvasText' } },
});
export const head = style({ fill: color.border.strong, '@media': { [forced]: { fill: 'CanvasText' } } });
export const plate = style({
  fill: color.bg.canvas,
  stroke: color.border.subtle,
  '@media': { [forced]: { fill: 'Canvas' } },
});
export const dot = style({ fill: color.text.strong, '@media': { [forced]: { fill: 'CanvasText' } } });

export const isLit = style({});
export const isDimmed = style({ opacity: 0.32 });
globalStyle(`${isLit} > ${shaft}`, { stroke: color.accent.solid, strokeWidth: 2 });
globalStyle(`${isLit} > ${head}`, { fill: color.accent.solid });
globalStyle(`${isLit} > ${plate}`, { stroke: color.accent.solid, fill: color.bg.surface });
globalStyle(`${root} text`, { '@media': { [forced]: { fill: 'CanvasText' } } });

export const list = style({ margin: 0, paddingInlineStart: space['5'], display: 'grid', gap: space['1'] });
