import { globalStyle } from '@vanilla-extract/css';
import { layers } from '../../styles/layers.css.ts';
import { style } from '../../styles/recipe.ts';
import { numeric, text } from '../../styles/typography.ts';
import { vars } from '../../tokens/contract.css.ts';

export const figures = style({ display: 'flex', flexDirection: 'column', flexGrow: 1 });

// Rows with a line between them; they are not spread apart when a neighbour makes the card taller.
globalStyle(`${figures} dl`, { '@layer': { [layers.layout]: { gap: 0 } } });
globalStyle(`${figures} dl > *`, {
  '@layer': {
    [layers.layout]: {
      paddingBlock: vars.space['3'],
      borderBlockEnd: `${vars.border.hairline} solid ${vars.color.border.subtle}`,
    },
  },
});

/** The amount and the percentage, in one line if both fit. */
export const profit = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  columnGap: vars.space['2'],
});

/** The bar with its two dates below. */
export const term = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space['2'],
  paddingBlockStart: vars.space['4'],
});

export const ends = style({
  ...text('caption'),
  ...numeric,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space['3'],
  color: vars.color.text.muted,
});

export const action = style({ marginBlockStart: 'auto', paddingBlockStart: vars.space['5'] });
