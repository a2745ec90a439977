import { createVar, keyframes } from '@vanilla-extract/css';
import { openAndClose } from '../../styles/openAndClose.ts';
import { style } from '../../styles/recipe.ts';
import { when } from '../../styles/states.ts';
import { toastRoom } from '../../styles/toastRoom.ts';
import { vars } from '../../tokens/contract.css.ts';

const { duration, ease } = vars.motion;

const fadeIn = keyframes({ from: { opacity: 0 } });
const fadeOut = keyframes({ to: { opacity: 0 } });

/** The offset from which the panel comes and to which it goes: its own width, towards the start side. */
const place = createVar();

const moveIn = keyframes({ from: { translate: place } });
const moveOut = keyframes({ to: { translate: place } });

export const overlay = style({
  position: 'fixed',
  inset: `${toastRoom} 0 0`,
  zIndex: vars.z.modal,
  backgroundColor: vars.color.bg.scrim,
  selectors: openAndClose(`${fadeIn} ${duration.moderate} ${ease.enter}`, `${fadeOut} ${duration.fast} ${ease.enter}`),
});

export const panel = style({
  vars: { [place]: '-100%' },
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  inlineSize: `calc(${vars.size.sidebar} + env(safe-area-inset-left))`,
  maxInlineSize: `calc(100% - ${vars.size.target})`,
  backgroundColor: vars.color.bg.surface,
  borderInlineEnd: `${vars.border.hairline} solid ${vars.color.border.subtle}`,
  boxShadow: vars.shadow.e3,
  selectors: {
    ...openAndClose(`${moveIn} ${duration.slow} ${ease.enter}`, `${moveOut} ${duration.fast} ${ease.exit}`),
    [when.rtl]: { vars: { [place]: '100%' } },
  },
});

export const dialog = style({ position: 'relative', blockSize: '100%', outline: 'none' });

export const close = style({
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: vars.space['4'],
  insetInlineEnd: vars.space['4'],
});
