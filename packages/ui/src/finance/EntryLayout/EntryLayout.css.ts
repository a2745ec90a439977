import { globalStyle } from '@vanilla-extract/css';
import { layers } from '../../styles/layers.css.ts';
import { forcedColors, from } from '../../styles/media.ts';
import { panelRoomBelow } from '../../styles/panelRoom.ts';
import { style } from '../../styles/recipe.ts';
import { text } from '../../styles/typography.ts';
import { vars } from '../../tokens/contract.css.ts';
import '../../tokens/chart.css.ts';

const { color, space } = vars;

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: `calc(100dvh - ${panelRoomBelow})`,
  backgroundColor: color.bg.surface,
});

export const columns = style({
  flexGrow: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});

export const start = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space['8'],
  paddingBlock: `${space['5']} max(${space['5']}, env(safe-area-inset-bottom))`,
  paddingInline: `max(${space['4']}, env(safe-area-inset-left)) max(${space['4']}, env(safe-area-inset-right))`,
  '@media': { [from('md')]: { padding: `${space['10']} ${space['12']}` } },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space['3'],
});

export const form = style({
  inlineSize: '100%',
  maxInlineSize: vars.size.form,
  marginInline: 'auto',
  outline: 'none',
  '@media': { [from('md')]: { marginBlock: 'auto' } },
});

export const foot = style({
  ...text('caption'),
  fontWeight: vars.weight.regular,
  marginBlockStart: 'auto',
  color: color.text.muted,
  '@media': { [from('md')]: { marginBlockStart: 0 } },
});

export const panel = style({
  display: 'none',
  color: color.text.strong,
  backgroundColor: `color-mix(in oklab, ${color.accent.soft} 55%, ${color.bg.canvas})`,
  '@media': {
    [from('lg')]: { display: 'block' },
    // Forced colours remove the background, so a border shows where the form ends.
    [forcedColors]: { borderInlineStart: `${vars.border.hairline} solid` },
  },
});

/** As high as the window at most, and in view while a long form scrolls. */
export const view = style({
  position: 'sticky',
  insetBlockStart: 0,
  overflow: 'hidden',
  blockSize: '100%',
  maxBlockSize: `calc(100dvh - ${panelRoomBelow})`,
  padding: space['12'],
});

export const sentence = style({
  ...text('title1'),
  fontWeight: vars.weight.medium,
  position: 'relative',
  maxInlineSize: '22rem',
});

export const lines = style({
  position: 'absolute',
  insetInline: 0,
  insetBlock: '44% 8%',
  inlineSize: '100%',
  blockSize: '48%',
  fill: 'none',
  stroke: color.chart.line,
  strokeWidth: 2,
});

globalStyle(`${lines} path`, { '@layer': { [layers.component]: { vectorEffect: 'non-scaling-stroke' } } });
