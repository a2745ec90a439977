import { globalStyle } from '@vanilla-extract/css';
import { layers } from '../../styles/layers.css.ts';
import { forcedColors, from, mouse } from '../../styles/media.ts';
import { recipe, style } from '../../styles/recipe.ts';
import { text } from '../../styles/typography.ts';
import { vars } from '../../tokens/contract.css.ts';
import '../../tokens/toast.css.ts';

const { space } = vars;
const { toast: color } = vars.color;

/**
 * A strip at the top of the window for which the page reserves space (`toastRoom`), so that toasts cover no content. Toasts
 * are aligned to the top right and fill the width of a phone. The height is limited in small windows.
 */
export const region = style({
  position: 'sticky',
  insetBlockStart: 0,
  order: -1,
  zIndex: vars.z.toast,
  display: 'flex',
  flexDirection: 'column',
  flexShrink: 0,
  gap: space['2'],
  maxBlockSize: '40dvh',
  paddingBlock: `max(${space['2']}, env(safe-area-inset-top)) ${space['2']}`,
  paddingInline: `max(${space['4']}, env(safe-area-inset-left)) max(${space['4']}, env(safe-area-inset-right))`,
  overflow: 'hidden auto',
  overscrollBehavior: 'contain',
  outline: 'none',
  backgroundColor: vars.color.bg.canvas,
  borderBlockEnd: `${vars.border.hairline} solid ${vars.color.border.subtle}`,
  '@media': {
    [from('sm')]: { flexFlow: 'row-reverse wrap', alignItems: 'flex-start' },
    [from('lg')]: { flexWrap: 'nowrap' },
    print: { display: 'none' },
  },
});

globalStyle(`body:has(> ${region})`, {
  '@layer': { [layers.component]: { display: 'flex', flexDirection: 'column' } },
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
  // A horizontal drag moves the toast, a vertical one scrolls the page.
  touchAction: 'pan-y',
  transition: `translate ${vars.motion.duration.base} ${vars.motion.ease.standard}, opacity ${vars.motion.duration.base} ${vars.motion.ease.standard}`,
  '@media': {
    [from('sm')]: { flex: `0 1 ${vars.size.form}` },
    [forcedColors]: { border: `${vars.border.hairline} solid` },
  },
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
