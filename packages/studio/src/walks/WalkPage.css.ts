import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../ui/src/tokens/contract.css.ts';

const { color, space, radius, font } = vars;
const hairline = `${vars.border.hairline} solid ${color.border.subtle}`;
const narrow = '(max-width: 760px)';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(16rem, 22rem) minmax(0, 1fr)',
  blockSize: '100dvh',
  background: color.bg.canvas,
  color: color.text.default,
  fontFamily: font.sans,
  fontSize: 14,
  lineHeight: 1.5,
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto auto', blockSize: 'auto' } },
});

export const panel = style({
  display: 'grid',
  alignContent: 'start',
  gap: space['3'],
  minInlineSize: 0,
  padding: space['4'],
  overflow: 'auto',
  borderInlineEnd: hairline,
  '@media': { [narrow]: { borderInlineEnd: 'none', borderBlockEnd: hairline } },
});

/** The app adapts to the size of its frame as to that of a browser window. On a phone it fills most of the height. */
export const frame = style({
  inlineSize: '100%',
  blockSize: '100%',
  border: 0,
  '@media': { [narrow]: { blockSize: '85dvh' } },
});

export const status = style({ display: 'block', fontWeight: 600, color: color.text.strong });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space['2'] });

export const steps = style({
  display: 'grid',
  gap: space['1'],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const step = style({
  display: 'grid',
  gap: space['1'],
  padding: space['3'],
  border: hairline,
  borderRadius: radius.control,
  selectors: {
    '&[aria-current]': { borderColor: color.border.strong, background: color.bg.subtle },
    '&[data-done]': { color: color.text.muted },
  },
  // A phone has no room for the whole list: it shows the current step.
  '@media': { [narrow]: { selectors: { '&:not([aria-current])': { display: 'none' } } } },
});

export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space['2'] });
export const text = style({ color: color.text.muted, fontSize: 13 });

globalStyle(`${head} > strong`, { color: color.text.strong, fontWeight: 600 });
