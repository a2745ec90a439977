import { coarsePointer, mouse } from '../../styles/media.ts';
import { recipe, style } from '../../styles/recipe.ts';
import { when } from '../../styles/states.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, motion } = vars;

/** The control of a field: an input, or the button of a Select. */
export const control = recipe({
  base: {
    inlineSize: '100%',
    minInlineSize: 0,
    color: color.text.strong,
    fontSize: vars.text.controlLg.size,
    lineHeight: vars.text.controlLg.line,
    fontWeight: vars.weight.regular,
    textAlign: 'start',
    textOverflow: 'ellipsis',
    backgroundColor: color.bg.surface,
    border: `${vars.border.hairline} solid ${color.border.control}`,
    borderRadius: vars.radius.control,
    transition: `border-color ${motion.duration.fast} ${motion.ease.standard}`,
    selectors: {
      '&:focus': {
        borderColor: color.focus.ring,
        outline: `${vars.border.focus} solid ${color.focus.ring}`,
        outlineOffset: '1px',
      },
      // At the side where the text of the page starts.
      ':dir(rtl) > &[dir=ltr]': { textAlign: 'end' },
      [when.invalid]: { borderColor: color.negative.text },
      [when.readOnly]: { backgroundColor: color.bg.subtle },
      [when.disabled]: { color: color.text.muted, backgroundColor: color.bg.subtle, cursor: 'not-allowed' },
      // The browser's own background for autofilled fields ignores the theme.
      '&:autofill': { boxShadow: `inset 0 0 0 99px ${color.accent.soft}`, WebkitTextFillColor: color.text.strong },
    },
    '@media': {
      [mouse]: {
        selectors: { '&:hover:not(:focus, [data-invalid], [data-disabled])': { borderColor: color.border.strong } },
      },
      // Mobile browsers zoom into a field whose text is smaller than 16 px.
      [coarsePointer]: { fontSize: vars.text.body.size, minBlockSize: vars.size.target },
    },
  },
  variants: {
    size: {
      md: { blockSize: vars.size.control.md, paddingInline: vars.space['3'] },
      lg: { blockSize: vars.size.control.lg, paddingInline: vars.space['4'] },
    },
    hasEnd: { true: { paddingInlineEnd: vars.size.control.lg } },
  },
});

export const frame = style({ position: 'relative', display: 'flex' });

/** A button at the end of the control, inside its frame. */
export const end = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: vars.space['1'],
  display: 'flex',
  alignItems: 'center',
});
