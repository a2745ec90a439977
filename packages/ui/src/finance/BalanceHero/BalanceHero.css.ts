import { style } from '../../styles/recipe.ts';
import { text } from '../../styles/typography.ts';
import { vars } from '../../tokens/contract.css.ts';

const { space } = vars;

/** The actions are beside the figures where both fit, otherwise below them. */
export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: space['5'],
  paddingBlock: space['1'],
});

/** A balance fits its text to this width. */
export const figures = style({ flex: '1 1 16rem', minInlineSize: 0, containerType: 'inline-size' });

export const welcome = style({
  ...text('label'),
  paddingBlockEnd: space['2'],
  color: vars.color.text.muted,
});

export const label = style({ ...text('bodySm'), paddingBlockEnd: space['1'], color: vars.color.text.muted });

export const equivalent = style({ paddingBlockStart: space['1.5'] });

export const actions = style({ flex: '1 1 20rem', minInlineSize: 0, maxInlineSize: '28rem' });
