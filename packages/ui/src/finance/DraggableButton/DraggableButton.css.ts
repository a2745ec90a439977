import { createVar } from '@vanilla-extract/css';
import { from } from '../../styles/media.ts';
import { panelRoomBelow, panelRoomBeside } from '../../styles/panelRoom.ts';
import { recipe, style } from '../../styles/recipe.ts';
import { toastRoom } from '../../styles/toastRoom.ts';
import { vars } from '../../tokens/contract.css.ts';

const { size, space } = vars;

/** The share of the free room, 0 to 1. */
export const x = createVar();
export const y = createVar();

/** Its place in the page, which is kept for it. */
export const home = style({ display: 'flex', justifyContent: 'flex-end', minBlockSize: size.control.md });

/**
 * Over the page, clear of the bars at its edges. A position is a place of the window, not of the text: from left to right
 * in all languages.
 */
const overThePage = {
  position: 'fixed',
  insetBlock: `calc(${toastRoom} + ${size.topBar} + ${space['2']}) calc(${space['20']} + env(safe-area-inset-bottom) + ${panelRoomBelow})`,
  // A panel stands at one of the edges, by the direction of the text.
  insetInline: `calc(${space['4']} + ${panelRoomBeside})`,
  zIndex: vars.z.sticky,
  direction: 'ltr',
  pointerEvents: 'none',
  '@media': {
    [from('md')]: { insetBlockEnd: `calc(max(${space['4']}, env(safe-area-inset-bottom)) + ${panelRoomBelow})` },
    [from('lg')]: { insetBlockStart: `calc(${toastRoom} + ${space['4']})` },
  },
} as const;

/** What it may be moved in, to be measured. */
export const room = style({ ...overThePage, visibility: 'hidden' });

export const layer = recipe({
  base: { maxInlineSize: '100%' },
  variants: { isFree: { true: overThePage } },
});

export const place = recipe({
  base: {
    inlineSize: 'max-content',
    maxInlineSize: '100%',
    borderRadius: vars.radius.control,
    touchAction: 'none',
  },
  variants: {
    isFree: {
      // By shares of the room and of itself, so that it is in view whatever the window becomes.
      true: {
        position: 'absolute',
        insetInlineStart: `calc(${x} * 100%)`,
        insetBlockStart: `calc(${y} * 100%)`,
        translate: `calc(${x} * -100%) calc(${y} * -100%)`,
        boxShadow: vars.shadow.e2,
        pointerEvents: 'auto',
      },
    },
  },
});
