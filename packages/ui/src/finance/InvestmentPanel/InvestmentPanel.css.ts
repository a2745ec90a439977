import { globalStyle } from '@vanilla-extract/css';
import { layers } from '../../styles/layers.css.ts';
import { style } from '../../styles/recipe.ts';
import { vars } from '../../tokens/contract.css.ts';

export const figures = style({ display: 'flex', flexDirection: 'column', flexGrow: 1 });

// However high its neighbour makes the card: the rows share the height, so that no void is left above the action.
globalStyle(`${figures} :is(dl, :has(> dl))`, {
  '@layer': {
    [layers.layout]: { display: 'flex', flexDirection: 'column', flexGrow: 1, justifyContent: 'space-between' },
  },
});

export const action = style({ paddingBlockStart: vars.space['5'] });
