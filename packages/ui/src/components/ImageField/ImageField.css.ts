import { recipe, style } from '../../styles/recipe.ts';
import { vars } from '../../tokens/contract.css.ts';
import { iconSize } from '../Icon/iconSize.css.ts';

const { color, space } = vars;

export const preview = recipe({
  base: {
    flexShrink: 0,
    display: 'grid',
    placeItems: 'center',
    overflow: 'hidden',
    color: color.text.muted,
    backgroundColor: color.bg.subtle,
    border: `${vars.border.hairline} solid ${color.border.subtle}`,
    vars: { [iconSize]: vars.size.icon.lg },
  },
  variants: {
    shape: {
      round: { inlineSize: '96px', blockSize: '96px', borderRadius: vars.radius.full },
      card: { inlineSize: '100%', aspectRatio: '8 / 5', borderRadius: vars.radius.control },
    },
  },
});

export const picture = recipe({
  base: { inlineSize: '100%', blockSize: '100%' },
  variants: { shape: { round: { objectFit: 'cover' }, card: { objectFit: 'contain' } } },
});

export const removal = style({ display: 'flex', marginBlockStart: space['2'] });
