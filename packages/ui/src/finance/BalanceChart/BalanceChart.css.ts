import { style } from '../../styles/recipe.ts';
import { vars } from '../../tokens/contract.css.ts';
import { HEIGHT } from '../PriceChart/PriceChart.css.ts';

const { space } = vars;

export const root = style({ display: 'flex', flexDirection: 'column', gap: space['3'], minInlineSize: 0 });

/** A long table scrolls: the page keeps its length when it is shown instead of the curve. */
export const scroller = style({ maxBlockSize: `calc(${HEIGHT} + ${space['10']})`, overflowY: 'auto' });

/** On a line of its own, below the controls, the button is aligned by its text, not by its padding. */
export const toggle = style({ display: 'flex', marginInlineStart: `calc(-1 * ${space['3']})` });

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space['2'],
});
