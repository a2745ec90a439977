import { recipe, style } from '../../styles/recipe.ts';
import { numeric, text } from '../../styles/typography.ts';
import { vars } from '../../tokens/contract.css.ts';

/** Extends the style of a control: as high as its rows, and resizable by the reader. */
export const area = style({
  blockSize: 'auto',
  paddingBlock: vars.space['3'],
  lineHeight: vars.text.body.line,
  resize: 'vertical',
  overflowWrap: 'anywhere',
});

export const counter = recipe({
  base: { ...text('caption'), ...numeric, alignSelf: 'flex-end', marginBlockStart: vars.space['1'] },
  variants: {
    isOver: { true: { color: vars.color.negative.text }, false: { color: vars.color.text.muted } },
  },
});
