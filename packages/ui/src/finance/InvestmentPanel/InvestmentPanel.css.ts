import { globalStyle } from '@vanilla-extract/css';
import { layers } from '../../styles/layers.css.ts';
import { style } from '../../styles/recipe.ts';
import { vars } from '../../tokens/contract.css.ts';

export const figures = style({ display: 'flex', flexDirection: 'column', flexGrow: 1 });

// Rows as in a list, with a line between them; they stay together when a neighbour makes the card taller.
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

export const action = style({ marginBlockStart: 'auto', paddingBlockStart: vars.space['5'] });
