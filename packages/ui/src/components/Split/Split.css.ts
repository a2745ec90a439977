import { globalStyle } from '@vanilla-extract/css';
import { layers } from '../../styles/layers.css.ts';
import { containerFrom } from '../../styles/media.ts';
import { style } from '../../styles/recipe.ts';
import { vars } from '../../tokens/contract.css.ts';

export const frame = style({ containerType: 'inline-size' });

export const root = style({
  display: 'grid',
  gap: vars.space['4'],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container': { [containerFrom('md')]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' } },
});

export const part = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });

/** At the inline end of a row, wherever it stands in reading order. */
export const asideColumn = style([part, { '@container': { [containerFrom('md')]: { gridColumn: 2, gridRow: 1 } } }]);

// Both parts, and the cards in them, are as high as the taller one.
globalStyle(`${part} > *`, { '@layer': { [layers.layout]: { flexGrow: 1 } } });
