import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../ui/src/tokens/contract.css.ts';

const { color, space } = vars;

/** Above the dialogs of the app. */
const ABOVE_ALL = 10_000;
const PHONE = '(max-width: 760px)';

export const overlay = style({
  position: 'fixed',
  zIndex: ABOVE_ALL,
  insetBlock: 0,
  inlineSize: 'min(26rem, 100vw)',
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  backgroundColor: color.bg.raised,
  border: `1px solid ${color.border.subtle}`,
  '@media': { [PHONE]: { insetInline: 0, inlineSize: 'auto', blockSize: '50dvh' } },
});

export const atEnd = style({
  insetInlineEnd: 0,
  '@media': { [PHONE]: { insetBlockStart: 'auto', insetBlockEnd: 0 } },
});
export const atStart = style({
  insetInlineStart: 0,
  '@media': { [PHONE]: { insetBlockStart: 0, insetBlockEnd: 'auto' } },
});

/** Only its buttons are left, in a corner of the page. */
export const small = style({
  insetBlockStart: 'auto',
  insetBlockEnd: 0,
  inlineSize: 'auto',
  '@media': { [PHONE]: { insetInlineStart: 'auto', blockSize: 'auto' } },
});

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space['2'],
  paddingInline: space['3'],
  paddingBlock: space['2'],
});
export const title = style({ color: color.text.strong, fontWeight: 600, fontSize: 14 });
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space['1'] });
export const content = style({ overflow: 'auto', overscrollBehavior: 'contain' });
export const choice = style({ display: 'block', paddingInline: space['4'] });
export const run = style({ paddingInline: space['4'], paddingBlockEnd: space['3'] });

// The overlay is narrow on every screen: the diagram is above the details.
globalStyle(`${content} > div`, { gridTemplateColumns: 'minmax(0, 1fr)' });
