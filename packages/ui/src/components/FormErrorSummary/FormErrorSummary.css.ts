import { coarsePointer } from '../../styles/media.ts';
import { style } from '../../styles/recipe.ts';
import { text } from '../../styles/typography.ts';
import { vars } from '../../tokens/contract.css.ts';

/** While it is empty it is not a flex item of the form, so the live region takes no space. */
export const region = style({ selectors: { '&:empty': { position: 'absolute' } } });

export const root = style({
  display: 'flex',
  gap: vars.space['3'],
  padding: vars.space['4'],
  color: vars.color.negative.text,
  backgroundColor: vars.color.negative.soft,
  border: `${vars.border.hairline} solid transparent`,
  borderRadius: vars.radius.control,
});

export const content = style({ display: 'flex', flexDirection: 'column', gap: vars.space['1'], minInlineSize: 0 });

export const title = style({ ...text('label'), fontWeight: vars.weight.semibold });

export const link = style({
  ...text('bodySm'),
  display: 'inline-block',
  paddingBlock: vars.space['0.5'],
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  overflowWrap: 'anywhere',
  // With a line height of 20 px this makes the link as high as a touch target.
  '@media': { [coarsePointer]: { paddingBlock: vars.space['3'] } },
});
