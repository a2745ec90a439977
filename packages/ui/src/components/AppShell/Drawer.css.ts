import { style } from '../../styles/recipe.ts';
import { when } from '../../styles/states.ts';
import { toastRoom } from '../../styles/toastRoom.ts';
import { vars } from '../../tokens/contract.css.ts';

const { duration, ease } = vars.motion;

export const overlay = style({
  position: 'fixed',
  inset: `${toastRoom} 0 0`,
  zIndex: vars.z.modal,
  backgroundColor: vars.color.bg.scrim,
  transition: `opacity ${duration.moderate} ${ease.enter}`,
  '@starting-style': { opacity: 0 },
  selectors: { [when.exiting]: { opacity: 0, transitionDuration: duration.fast, pointerEvents: 'none' } },
});

export const panel = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  inlineSize: `calc(${vars.size.sidebar} + env(safe-area-inset-left))`,
  maxInlineSize: `calc(100% - ${vars.size.target})`,
  backgroundColor: vars.color.bg.surface,
  borderInlineEnd: `${vars.border.hairline} solid ${vars.color.border.subtle}`,
  boxShadow: vars.shadow.e3,
  transition: `translate ${duration.slow} ${ease.enter}`,
  '@starting-style': { translate: '-100%', selectors: { [when.rtl]: { translate: '100%' } } },
  selectors: {
    [when.exiting]: { translate: '-100%', transition: `translate ${duration.fast} ${ease.exit}` },
    [`${when.rtl}${when.exiting.slice(1)}`]: { translate: '100%' },
  },
});

export const dialog = style({ position: 'relative', blockSize: '100%', outline: 'none' });

export const close = style({
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: vars.space['4'],
  insetInlineEnd: vars.space['4'],
});
