import { style } from '../../styles/recipe.ts';
import { vars } from '../../tokens/contract.css.ts';

/**
 * As wide as four letters need, so that names stand in one line below each other. The letters are painted, not written:
 * they are no part of the name, and nothing reads them out.
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

/** In the line of the name that is chosen. */
export const inline = style([mark, { marginInlineEnd: vars.space['2'], verticalAlign: 'middle' }]);
