import { forcedColors, from } from '../../styles/media.ts';
import { panelRoomBelow } from '../../styles/panelRoom.ts';
import { style } from '../../styles/recipe.ts';
import { numeric, text } from '../../styles/typography.ts';
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

/** At most as high as the window, and sticky beside a long form. What does not fit is cut off. */
export const view = style({
  position: 'sticky',
  insetBlockStart: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: space['6'],
  overflow: 'hidden',
  blockSize: '100%',
  maxBlockSize: `calc(100dvh - ${panelRoomBelow})`,
  paddingBlockStart: space['12'],
  paddingInlineStart: space['12'],
});

export const sentence = style({ ...text('title1'), fontWeight: vars.weight.medium, maxInlineSize: '28rem' });

export const points = style({ display: 'grid', gap: space['3'], maxInlineSize: '30rem', paddingInlineEnd: space['8'] });

export const point = style({ display: 'flex', gap: space['3'], color: color.text.default });

export const tick = style({
  flexShrink: 0,
  inlineSize: vars.size.icon.md,
  blockSize: vars.size.icon.md,
  marginBlockStart: space['0.5'],
  fill: 'none',
  stroke: color.accent.text,
  strokeWidth: 2,
});

/** Wider than the panel and at its lower edge, so that it looks like a section of a page. */
export const preview = style({
  ...text('bodySm'),
  ...numeric,
  flexShrink: 0,
  inlineSize: 'max(100%, 34rem)',
  marginBlockStart: 'auto',
  padding: space['6'],
  color: color.text.muted,
  backgroundColor: color.bg.surface,
  border: `${vars.border.hairline} solid ${color.border.subtle}`,
  borderStartStartRadius: vars.radius.modal,
});

export const previewRow = style({ display: 'flex', alignItems: 'center', gap: space['3'] });

export const sample = style({
  ...text('caption'),
  paddingInline: space['2'],
  borderRadius: vars.radius.full,
  backgroundColor: color.action.soft,
  color: color.text.default,
});

export const balance = style({
  ...text('balance'),
  display: 'block',
  marginBlockStart: space['1'],
  color: color.text.strong,
});

/** Time runs from left to right in every language, as in the charts. */
export const curve = style({ inlineSize: '100%', blockSize: '9rem' });

export const area = style({ fill: color.chart.area });

export const line = style({
  fill: 'none',
  stroke: color.chart.line,
  strokeWidth: 2,
  vectorEffect: 'non-scaling-stroke',
});

export const entry = style({
  display: 'grid',
  gridTemplateColumns: '12rem 6rem 1fr',
  paddingBlock: space['3'],
  borderBlockStart: `${vars.border.hairline} solid ${color.border.subtle}`,
});

export const entryTitle = style({ color: color.text.strong });

export const amount = style({ justifySelf: 'start', color: color.text.strong });
