import { globalStyle } from '@vanilla-extract/css';
import { layers } from '../../styles/layers.css.ts';
import { forcedColors, from } from '../../styles/media.ts';
import { PANEL_ROOM_BELOW, PANEL_ROOM_BESIDE, panelRoomBelow, panelRoomBeside } from '../../styles/panelRoom.ts';
import { recipe, style } from '../../styles/recipe.ts';
import { when } from '../../styles/states.ts';
import { toastRoom } from '../../styles/toastRoom.ts';
import { text } from '../../styles/typography.ts';
import { vars } from '../../tokens/contract.css.ts';

const { border, color, size, space } = vars;

const line = `${border.hairline} solid ${color.border.subtle}`;

/** Below 1024 px at the bottom edge, above that at the inline end. */
export const root = recipe({
  base: {
    position: 'fixed',
    insetInline: 0,
    insetBlockEnd: 0,
    zIndex: vars.z.sidebar,
    blockSize: panelRoomBelow,
    display: 'flex',
    flexDirection: 'column',
    borderBlockStart: line,
    backgroundColor: color.bg.surface,
    '@media': {
      [from('lg')]: {
        insetBlock: `${toastRoom} 0`,
        insetInlineStart: 'auto',
        blockSize: 'auto',
        inlineSize: panelRoomBeside,
        borderBlockStart: 'none',
        borderInlineStart: line,
      },
      print: { display: 'none' },
    },
  },
  variants: { isOpen: { true: {} } },
});

/** The button at the edge that opens the panel; it fills the space reserved for it. */
export const edge = style({
  ...text('caption'),
  fontWeight: vars.weight.semibold,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space['2'],
  inlineSize: '100%',
  blockSize: '100%',
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  color: color.text.muted,
  cursor: 'pointer',
  selectors: {
    [when.hovered]: { color: color.text.strong, backgroundColor: color.bg.subtle },
    [when.pressed]: { backgroundColor: color.bg.subtle },
  },
  '@media': {
    [from('lg')]: { writingMode: 'vertical-rl', paddingBlockEnd: 0 },
    [forcedColors]: { border: `${border.hairline} solid` },
  },
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space['2'],
  paddingBlock: space['2'],
  paddingInline: `${space['4']} ${space['2']}`,
  borderBlockEnd: line,
});

export const title = style({ ...text('title3'), color: color.text.strong, outline: 'none', overflowWrap: 'anywhere' });

export const body = style({
  flexGrow: 1,
  minBlockSize: 0,
  overflow: 'hidden auto',
  overscrollBehavior: 'contain',
  paddingInline: space['4'],
  paddingBlock: `${space['4']} max(${space['6']}, env(safe-area-inset-bottom))`,
});

const html = `html:has(${root.classNames.base})`;
const opened = `html:has(${root.classNames.variants.isOpen.true})`;

// The page is narrowed or shortened to make space, so the panel never covers content.
globalStyle(html, {
  '@layer': {
    [layers.component]: {
      paddingBlockEnd: panelRoomBelow,
      paddingInlineEnd: panelRoomBeside,
      vars: {
        [PANEL_ROOM_BELOW]: `calc(${size.target} + env(safe-area-inset-bottom))`,
        [PANEL_ROOM_BESIDE]: '0px',
      },
      '@media': {
        [from('lg')]: { vars: { [PANEL_ROOM_BELOW]: '0px', [PANEL_ROOM_BESIDE]: space['8'] } },
        print: { vars: { [PANEL_ROOM_BELOW]: '0px', [PANEL_ROOM_BESIDE]: '0px' } },
      },
    },
  },
});

globalStyle(opened, {
  '@layer': {
    [layers.component]: {
      vars: { [PANEL_ROOM_BELOW]: '55dvh' },
      '@media': { [from('lg')]: { vars: { [PANEL_ROOM_BELOW]: '0px', [PANEL_ROOM_BESIDE]: '25rem' } } },
    },
  },
});
