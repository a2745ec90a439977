import { createVar, globalStyle } from '@vanilla-extract/css';
import { layers } from '../../styles/layers.css.ts';
import { from } from '../../styles/media.ts';
import { panelRoomBelow } from '../../styles/panelRoom.ts';
import { recipe, style } from '../../styles/recipe.ts';
import { toastRoom } from '../../styles/toastRoom.ts';
import { vars } from '../../tokens/contract.css.ts';

/** The height of the band at the top from 1024 px up, where it is a single line; 0 without a band. */
const bandHeight = createVar();
const gutter = createVar();

const bar = vars.space['20'];

export const root = recipe({
  base: {
    position: 'relative',
    minBlockSize: '100dvh',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: '1fr',
    vars: { [gutter]: vars.space['4'], [bandHeight]: '0px' },
    '@media': {
      [from('md')]: { vars: { [gutter]: vars.space['8'] } },
      [from('lg')]: { gridTemplateColumns: `${vars.size.sidebar} minmax(0, 1fr)` },
    },
  },
  variants: {
    hasBand: {
      true: {
        gridTemplateRows: 'auto 1fr',
        '@media': {
          [from('lg')]: {
            vars: {
              [bandHeight]: `calc(${vars.text.caption.line} + 2 * ${vars.space['1.5']} + ${vars.border.hairline})`,
            },
          },
        },
      },
    },
  },
});

export const band = style({
  gridColumn: '1 / -1',
  minInlineSize: 0,
  '@media': { [from('lg')]: { position: 'sticky', insetBlockStart: toastRoom, zIndex: vars.z.banner } },
});

export const side = style({
  display: 'none',
  '@media': {
    [from('lg')]: {
      display: 'block',
      alignSelf: 'start',
      position: 'sticky',
      insetBlockStart: `calc(${toastRoom} + ${bandHeight})`,
      blockSize: `calc(100dvh - ${toastRoom} - ${bandHeight})`,
      zIndex: vars.z.sidebar,
      borderInlineEnd: `${vars.border.hairline} solid ${vars.color.border.subtle}`,
    },
  },
});

export const column = style({ minInlineSize: 0, display: 'flex', flexDirection: 'column' });

export const top = style({
  position: 'sticky',
  insetBlockStart: toastRoom,
  zIndex: vars.z.header,
  paddingInline: `max(${vars.space['2']}, env(safe-area-inset-left)) max(${vars.space['2']}, env(safe-area-inset-right))`,
  backgroundColor: vars.color.bg.canvas,
  '@media': {
    [from('md')]: { paddingInline: `calc(${gutter} - ${vars.space['2']})` },
    [from('lg')]: { position: 'static', zIndex: 'auto' },
  },
});

export const main = style({
  flexGrow: 1,
  // The footer starts below the window even on a short page, so it does not jump when more content loads.
  minBlockSize: `calc(100dvh - ${vars.size.topBar})`,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space['4'],
  inlineSize: '100%',
  maxInlineSize: `calc(${vars.size.content} + 2 * ${gutter})`,
  paddingInline: gutter,
  paddingBlock: `${vars.space['4']} ${vars.space['8']}`,
  outline: 'none',
  '@media': { [from('md')]: { gap: vars.space['5'], paddingBlock: `${vars.space['6']} ${vars.space['12']}` } },
});

export const foot = style({
  maxInlineSize: `calc(${vars.size.content} + 2 * ${gutter})`,
  paddingInline: gutter,
  paddingBlock: `0 ${vars.space['6']}`,
});

export const bottom = style({
  position: 'sticky',
  insetBlockEnd: panelRoomBelow,
  zIndex: vars.z.header,
  '@media': { [from('md')]: { display: 'none' } },
});

// Scrolls an element focused with Tab clear of the bars that cover the page.
globalStyle(`html:has(${root.classNames.base})`, {
  '@layer': {
    [layers.component]: {
      scrollPaddingBlock: `calc(${toastRoom} + ${vars.size.topBar} + ${vars.space['2']}) ${bar}`,
      '@media': {
        [from('md')]: { scrollPaddingBlockEnd: 0 },
        [from('lg')]: { scrollPaddingBlockStart: `calc(${toastRoom} + ${vars.size.topBar})` },
      },
    },
  },
});
