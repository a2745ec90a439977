import { createVar } from '@vanilla-extract/css';
import { forcedColors, from } from '../../styles/media.ts';
import { recipe, style } from '../../styles/recipe.ts';
import { when } from '../../styles/states.ts';
import { toastRoom } from '../../styles/toastRoom.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, motion, size, space } = vars;

/** React Aria sets the variable; it is less than the window while a keyboard covers part of it. Toasts are above modals. */
const seenHeight = `(var(--visual-viewport-height, 100dvh) - ${toastRoom})`;

/** A sheet on phones, a centred card from `sm` up. */
export const overlay = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockStart: toastRoom,
  blockSize: `calc${seenHeight}`,
  zIndex: vars.z.modal,
  display: 'grid',
  alignItems: 'end',
  justifyItems: 'center',
  backgroundColor: color.bg.scrim,
  transition: `opacity ${motion.duration.moderate} ${motion.ease.enter}`,
  // Start of the opening transition; a browser without `@starting-style` shows the modal immediately.
  '@starting-style': { opacity: 0 },
  // A closing modal does not block the page: React Aria releases the page as soon as it starts to close.
  selectors: { [when.exiting]: { opacity: 0, transitionDuration: motion.duration.fast, pointerEvents: 'none' } },
  '@media': { [from('sm')]: { alignItems: 'center', padding: space['4'] } },
});

/**
 * The offset and scale from which it opens and to which it closes. As variables, so that one media query sets them for
 * both.
 */
const [place, scale] = [createVar(), createVar()];

export const modal = recipe({
  base: {
    vars: { [place]: '0 100%', [scale]: 'none' },
    display: 'flex',
    inlineSize: '100%',
    maxBlockSize: `calc(${seenHeight} - ${space['6']})`,
    overflow: 'hidden',
    color: color.text.default,
    backgroundColor: color.bg.raised,
    border: `${vars.border.hairline} solid ${color.border.subtle}`,
    borderBlockEnd: 0,
    borderStartStartRadius: vars.radius.sheet,
    borderStartEndRadius: vars.radius.sheet,
    boxShadow: vars.shadow.e3,
    transition: `translate ${motion.duration.slow} ${motion.ease.enter}, scale ${motion.duration.moderate} ${motion.ease.enter}`,
    '@starting-style': { translate: place, scale },
    selectors: {
      [when.exiting]: {
        translate: place,
        scale,
        transitionDuration: motion.duration.fast,
        transitionTimingFunction: motion.ease.exit,
      },
    },
    '@media': {
      [from('sm')]: {
        maxBlockSize: `calc(${seenHeight} - ${space['8']})`,
        border: `${vars.border.hairline} solid ${color.border.subtle}`,
        borderRadius: vars.radius.modal,
        vars: { [place]: 'none', [scale]: '0.97' },
      },
      [forcedColors]: { border: `${vars.border.strong} solid` },
    },
  },
  variants: {
    size: {
      message: { '@media': { [from('sm')]: { maxInlineSize: size.modal.message } } },
      trade: { '@media': { [from('sm')]: { maxInlineSize: size.modal.trade } } },
      detail: { '@media': { [from('sm')]: { maxInlineSize: size.modal.detail } } },
    },
  },
});
