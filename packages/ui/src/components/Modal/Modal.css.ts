import { forcedColors, from } from '../../styles/media.ts';
import { recipe, style } from '../../styles/recipe.ts';
import { when } from '../../styles/states.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, motion, size, space } = vars;

const moves = {
  [when.entering]: { transitionDuration: motion.duration.moderate, transitionTimingFunction: motion.ease.enter },
  [when.exiting]: { transitionDuration: motion.duration.base, transitionTimingFunction: motion.ease.exit },
};

/** A sheet on phones, a card in the middle from `sm` up. */
export const overlay = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockStart: 0,
  blockSize: 'var(--visual-viewport-height)',
  zIndex: vars.z.modal,
  display: 'grid',
  alignItems: 'end',
  justifyItems: 'center',
  backgroundColor: color.bg.scrim,
  transition: `opacity ${motion.duration.moderate} ${motion.ease.enter}`,
  selectors: {
    [when.entering]: { opacity: 0 },
    [when.exiting]: { opacity: 0, transitionDuration: motion.duration.base },
  },
  '@media': { [from('sm')]: { alignItems: 'center', padding: space['4'] } },
});

export const modal = recipe({
  base: {
    display: 'flex',
    inlineSize: '100%',
    maxBlockSize: `calc(var(--visual-viewport-height) - ${space['6']})`,
    overflow: 'hidden',
    color: color.text.default,
    backgroundColor: color.bg.raised,
    border: `${vars.border.hairline} solid ${color.border.subtle}`,
    borderBlockEnd: 0,
    borderStartStartRadius: vars.radius.sheet,
    borderStartEndRadius: vars.radius.sheet,
    boxShadow: vars.shadow.e4,
    transition: `translate ${motion.duration.slow} ${motion.ease.enter}, scale ${motion.duration.moderate} ${motion.ease.enter}`,
    selectors: { ...moves, [`${when.entering}, ${when.exiting}`]: { translate: '0 100%' } },
    '@media': {
      [from('sm')]: {
        maxBlockSize: `calc(var(--visual-viewport-height) - ${space['8']})`,
        border: `${vars.border.hairline} solid ${color.border.subtle}`,
        borderRadius: vars.radius.modal,
        selectors: { [`${when.entering}, ${when.exiting}`]: { translate: 'none', scale: '0.97' } },
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
