import { style } from '../../styles/recipe.ts';
import { vars } from '../../tokens/contract.css.ts';

export const root = style({ display: 'flex', flexDirection: 'column', gap: vars.space['5'] });

export const outcome = style({ display: 'block' });

export const amount = style({ textAlign: 'end' });

export const method = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space['2'] });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space['3'],
});
