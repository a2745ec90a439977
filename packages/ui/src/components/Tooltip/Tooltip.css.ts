import { style } from '../../styles/recipe.ts';
import { when } from '../../styles/states.ts';
import { text } from '../../styles/typography.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, motion, space } = vars;

export const root = style({
  ...text('caption'),
  maxInlineSize: `min(16rem, calc(100vw - ${space['6']}))`,
  paddingBlock: space['1.5'],
  paddingInline: space['2'],
  color: color.text.inverse,
  backgroundColor: color.bg.inverse,
  // Forced colours paint the border, which is then the only outline.
  border: `${vars.border.hairline} solid transparent`,
  borderRadius: vars.radius.sm,
  overflowWrap: 'anywhere',
  transition: `opacity ${motion.duration.fast} ${motion.ease.standard}`,
  selectors: { [when.entering]: { opacity: 0 }, [when.exiting]: { opacity: 0 } },
});
