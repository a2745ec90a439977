import { forcedColors, from, mouse } from '../../styles/media.ts';
import { recipe, style } from '../../styles/recipe.ts';
import { text } from '../../styles/typography.ts';
import { vars } from '../../tokens/contract.css.ts';
import '../../tokens/toast.css.ts';

const { space } = vars;
const { toast: color } = vars.color;

/** One line at the very top of a page, as AppShell's band is. */
const band = `calc(${vars.text.caption.line} + 2 * ${space['1.5']} + ${vars.border.hairline})`;

/** Top right under the header, whose buttons it leaves free, newest on top; on phones as wide as the screen. */
export const region = style({
  position: 'fixed',
  insetBlockStart: `calc(env(safe-area-inset-top) + ${band} + ${vars.size.topBar} + ${space['2']})`,
  insetInline: space['4'],
  zIndex: vars.z.toast,
  display: 'flex',
  flexDirection: 'column',
  gap: space['2'],
  outline: 'none',
  pointerEvents: 'none',
  '@media': {
    [from('sm')]: { insetInlineStart: 'auto', inlineSize: vars.size.form },
    [from('lg')]: { insetBlockStart: `calc(${band} + ${vars.size.header} + ${space['2']})` },
  },
});

export const toast = style({
  ...text('bodySm'),
  display: 'flex',
  alignItems: 'flex-start',
  gap: space['3'],
  padding: space['4'],
  paddingInlineEnd: space['2'],
  color: color.text,
  backgroundColor: color.bg,
  border: `${vars.border.hairline} solid ${color.edge}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.e2,
  pointerEvents: 'auto',
  // A finger that goes aside drags it; one that goes up or down scrolls the page.
  touchAction: 'pan-y',
  transition: `translate ${vars.motion.duration.base} ${vars.motion.ease.standard}, opacity ${vars.motion.duration.base} ${vars.motion.ease.standard}`,
  '@media': { [forcedColors]: { border: `${vars.border.hairline} solid` } },
});

export const sign = recipe({
  base: { flexShrink: 0 },
  variants: {
    tone: {
      neutral: { color: color.action },
      positive: { color: color.positive },
      negative: { color: color.negative },
    },
  },
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space['0.5'],
  flexGrow: 1,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const title = style({ fontWeight: vars.weight.semibold });

export const description = style({ color: color.muted });

export const close = style({
  position: 'relative',
  flexShrink: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.control.sm,
  blockSize: vars.size.control.sm,
  marginBlock: `calc(-1 * ${space['1.5']})`,
  color: color.muted,
  borderRadius: vars.radius.sm,
  cursor: 'pointer',
  '@media': { [mouse]: { selectors: { '&:hover': { color: color.text } } } },
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: `calc((100% - ${vars.size.target}) / 2)` },
  },
});
