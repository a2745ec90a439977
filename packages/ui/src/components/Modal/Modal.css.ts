import { createVar, keyframes } from '@vanilla-extract/css';
import { forcedColors, from } from '../../styles/media.ts';
import { openAndClose } from '../../styles/openAndClose.ts';
import { recipe, style } from '../../styles/recipe.ts';
import { when } from '../../styles/states.ts';
import { toastRoom } from '../../styles/toastRoom.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, motion, size, space } = vars;

/** React Aria sets the variable; it is less than the window while a keyboard covers part of it. Toasts are above modals. */
const seenHeight = `(var(--visual-viewport-height, 100dvh) - ${toastRoom})`;

const fadeIn = keyframes({ from: { opacity: 0 } });
const fadeOut = keyframes({ to: { opacity: 0 } });

/** Behind a sheet on phones, a centred card from `sm` up. */
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
  selectors: openAndClose(
    `${fadeIn} ${motion.duration.moderate} ${motion.ease.enter}`,
    `${fadeOut} ${motion.duration.fast} ${motion.ease.enter}`,
  ),
  '@media': { [from('sm')]: { alignItems: 'center', padding: space['4'] } },
});

/** Behind a sheet at the inline end, from `lg` up: transparent, so that the page stays readable beside it. */
export const sideOverlay = style({
  '@media': {
    [from('lg')]: { alignItems: 'stretch', justifyItems: 'end', padding: 0, backgroundColor: 'transparent' },
  },
});

/**
 * The offset and scale from which it opens and to which it closes. As variables, so that one media query sets them for
 * both.
 */
const [place, scale] = [createVar(), createVar()];

const moveIn = keyframes({ from: { translate: place } });
const scaleIn = keyframes({ from: { scale } });
const moveOut = keyframes({ to: { translate: place, scale } });

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
    selectors: openAndClose(
      `${moveIn} ${motion.duration.slow} ${motion.ease.enter}, ${scaleIn} ${motion.duration.moderate} ${motion.ease.enter}`,
      `${moveOut} ${motion.duration.fast} ${motion.ease.exit}`,
    ),
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
    placement: {
      center: {},
      side: {
        '@media': {
          [from('lg')]: {
            maxBlockSize: 'none',
            borderWidth: 0,
            borderInlineStartWidth: vars.border.hairline,
            borderRadius: 0,
            vars: { [place]: '100% 0', [scale]: 'none' },
            selectors: { [when.rtl]: { vars: { [place]: '-100% 0' } } },
          },
        },
      },
    },
  },
});
