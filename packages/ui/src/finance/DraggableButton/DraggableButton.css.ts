import { createVar } from '@vanilla-extract/css';
import { from } from '../../styles/media.ts';
import { panelRoomBelow, panelRoomBeside } from '../../styles/panelRoom.ts';
import { recipe, style } from '../../styles/recipe.ts';
import { toastRoom } from '../../styles/toastRoom.ts';
import { vars } from '../../tokens/contract.css.ts';

const { size, space } = vars;

/** The position as a fraction of the free space, 0 to 1. */
export const x = createVar();
export const y = createVar();

/** The place in the layout that is reserved for the button. */
export const home = style({ display: 'flex', justifyContent: 'flex-end', minBlockSize: size.control.md });

/**
 * Above the page, clear of the bars at its edges. A position is relative to the window and not to the text, so it
 * counts from the left in every language.
 */
const overThePage = {
  position: 'fixed',
  insetBlock: `calc(${toastRoom} + ${size.topBar} + ${space['2']}) calc(${space['20']} + env(safe-area-inset-bottom) + ${panelRoomBelow})`,
  // A side panel is at one of the edges, depending on the direction of the text.
  insetInline: `calc(${space['4']} + ${panelRoomBeside})`,
  zIndex: vars.z.sticky,
  direction: 'ltr',
  pointerEvents: 'none',
  '@media': {
    [from('md')]: { insetBlockEnd: `calc(max(${space['4']}, env(safe-area-inset-bottom)) + ${panelRoomBelow})` },
    [from('lg')]: { insetBlockStart: `calc(${toastRoom} + ${space['4']})` },
  },
} as const;

/** The area in which it can be moved; it is measured. */
export const room = style({ ...overThePage, visibility: 'hidden' });

export const layer = recipe({
  base: { maxInlineSize: '100%' },
  variants: { isFree: { true: overThePage } },
});

export const draggable = recipe({
  base: {
    inlineSize: 'max-content',
    maxInlineSize: '100%',
    borderRadius: vars.radius.control,
    touchAction: 'none',
  },
  variants: {
    isFree: {
      // Relative to the free space and to its own size, so that it stays visible when the window is resized.
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
