import { forcedColors } from '../../styles/media.ts';
import { recipe, style } from '../../styles/recipe.ts';
import { when } from '../../styles/states.ts';
import { text } from '../../styles/typography.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, motion, space } = vars;

/** A panel above the page, next to the element that opened it; Menu uses it too. */
export const root = style({
  display: 'flex',
  flexDirection: 'column',
  // The width does not depend on the space beside the trigger: the position is computed from the width, so near an edge
  // each would keep changing the other.
  inlineSize: 'max-content',
  maxInlineSize: `min(24rem, calc(100vw - ${space['6']}))`,
  overflow: 'hidden',
  color: color.text.default,
  backgroundColor: color.bg.raised,
  border: `${vars.border.hairline} solid ${color.border.subtle}`,
  borderRadius: vars.radius.control,
  boxShadow: vars.shadow.e2,
  transition: `opacity ${motion.duration.fast} ${motion.ease.standard}`,
  selectors: { [when.entering]: { opacity: 0 }, [when.exiting]: { opacity: 0 } },
  '@media': { [forcedColors]: { border: `${vars.border.strong} solid` } },
});

export const dialog = style({ display: 'flex', flexDirection: 'column', minBlockSize: 0, outline: 'none' });

export const scroller = style({
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  borderRadius: vars.radius.control,
});

export const content = recipe({
  base: { ...text('bodySm'), overflowWrap: 'anywhere' },
  variants: {
    layout: { text: { padding: space['4'] }, rows: { inlineSize: '24rem', maxInlineSize: '100%' } },
  },
});
