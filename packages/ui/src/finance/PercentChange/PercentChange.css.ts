import { recipe, style } from '../../styles/recipe.ts';
import { numeric } from '../../styles/typography.ts';
import { vars } from '../../tokens/contract.css.ts';

export const root = recipe({
  base: { ...numeric, position: 'relative', whiteSpace: 'nowrap' },
  variants: {
    direction: {
      up: { color: vars.color.positive.text },
      down: { color: vars.color.negative.text },
      none: { color: vars.color.text.muted },
    },
  },
});

export const figure = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space['1'] });

export const arrow = style({ inlineSize: '0.6em', blockSize: '0.6em', fill: 'currentColor' });
