import { coarsePointer, forcedColors, from } from '../../styles/media.ts';
import { style } from '../../styles/recipe.ts';
import { when } from '../../styles/states.ts';
import { toastRoom } from '../../styles/toastRoom.ts';
import { text } from '../../styles/typography.ts';
import { vars } from '../../tokens/contract.css.ts';
import { overlay as modalOverlay } from '../Modal/Modal.css.ts';

const { color, size, space } = vars;

/** React Aria sets the variable; it is less than the window while a keyboard covers part of it. */
const seenHeight = `(var(--visual-viewport-height, 100dvh) - ${toastRoom})`;

/** The palette stands near the top of the window, so that the field keeps its place while the list changes its height. */
export const overlay = style([
  modalOverlay,
  {
    alignItems: 'start',
    padding: space['3'],
    '@media': {
      [from('sm')]: { alignItems: 'start', padding: space['3'] },
      [from('md')]: { paddingBlockStart: '12vh' },
    },
  },
]);

export const modal = style({
  display: 'flex',
  inlineSize: '100%',
  maxInlineSize: size.modal.detail,
  maxBlockSize: `calc(${seenHeight} - 2 * ${space['3']})`,
  overflow: 'hidden',
  color: color.text.default,
  backgroundColor: color.bg.raised,
  border: `${vars.border.hairline} solid ${color.border.subtle}`,
  borderRadius: vars.radius.modal,
  boxShadow: vars.shadow.e3,
  '@media': {
    [from('md')]: { maxBlockSize: `min(30rem, calc(${seenHeight} - 12vh - ${space['3']}))` },
    [forcedColors]: { border: `${vars.border.strong} solid` },
  },
});

export const dialog = style({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  minInlineSize: 0,
  minBlockSize: 0,
  outline: 'none',
});

export const field = style({
  display: 'flex',
  alignItems: 'center',
  flexShrink: 0,
  gap: space['3'],
  paddingInline: `${space['4']} ${space['2']}`,
  borderBlockEnd: `${vars.border.hairline} solid ${color.border.subtle}`,
});

export const sign = style({ display: 'flex', color: color.text.muted });

export const control = style({ flexGrow: 1, minInlineSize: 0 });

/** Without a ring: it has the focus as long as the palette is open, and the caret shows it. */
export const input = style({
  ...text('body'),
  inlineSize: '100%',
  minBlockSize: `calc(${size.control.lg} + ${space['2']})`,
  color: color.text.strong,
  backgroundColor: 'transparent',
  border: 0,
  outline: 'none',
  textOverflow: 'ellipsis',
});

export const list = style({
  flexGrow: 1,
  minBlockSize: 0,
  padding: space['2'],
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  outline: 'none',
});

export const section = style({
  selectors: { '& + &': { paddingBlockStart: space['2'] } },
});

export const empty = style({
  ...text('bodySm'),
  paddingBlock: space['8'],
  paddingInline: space['4'],
  textAlign: 'center',
  color: color.text.muted,
});

export const emptyTitle = style({ ...text('label'), color: color.text.strong });

/** A button that looks like a search field. */
export const button = style({
  ...text('bodySm'),
  display: 'flex',
  alignItems: 'center',
  gap: space['2'],
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: size.control.md,
  paddingInline: space['3'],
  color: color.text.muted,
  backgroundColor: color.bg.surface,
  border: `${vars.border.hairline} solid ${color.border.subtle}`,
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  selectors: {
    [when.hovered]: { borderColor: color.border.control },
    [when.pressed]: { backgroundColor: color.bg.subtle },
  },
  '@media': { [coarsePointer]: { minBlockSize: size.target } },
});

export const buttonWords = style({
  display: 'flex',
  alignItems: 'center',
  gap: space['2'],
  flexGrow: 1,
  minInlineSize: 0,
});

export const buttonLabel = style({ flexGrow: 1, minInlineSize: 0, textAlign: 'start', overflowWrap: 'anywhere' });

/** The keys, in the order in which they are pressed, in every language. */
export const keys = style({
  ...text('caption'),
  flexShrink: 0,
  paddingInline: space['1.5'],
  whiteSpace: 'nowrap',
  color: color.text.muted,
  backgroundColor: color.bg.subtle,
  border: `${vars.border.hairline} solid ${color.border.subtle}`,
  borderRadius: vars.radius.xs,
});
