import { style } from '../../styles/recipe.ts';
import { vars } from '../../tokens/contract.css.ts';

/**
 * Wide enough for four letters, so that the names are aligned. The letters are painted by CSS: they are not part of the
 * name, and screen readers do not read them.
 */
export const mark = style({
  flexShrink: 0,
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: vars.size.control.md,
  blockSize: vars.space['6'],
  paddingInline: vars.space['1'],
  color: vars.color.accent.text,
  fontSize: vars.text.caption.size,
  lineHeight: 1,
  fontWeight: vars.weight.semibold,
  backgroundColor: vars.color.accent.soft,
  borderRadius: vars.radius.sm,
  selectors: { '&::before': { content: 'attr(data-ticker) / ""' } },
});

/** Inline with the name of the selected option. */
export const inline = style([mark, { marginInlineEnd: vars.space['2'], verticalAlign: 'middle' }]);
