import { iconSize } from '../../components/Icon/iconSize.css.ts';
import { recipe, style } from '../../styles/recipe.ts';
import { vars } from '../../tokens/contract.css.ts';
import '../../tokens/coin.css.ts';

const { coin } = vars.color;

const disc = (backgroundColor: string) => ({ color: coin.glyph, backgroundColor });

export const root = recipe({
  base: {
    flexShrink: 0,
    display: 'inline-grid',
    placeItems: 'center',
    overflow: 'hidden',
    border: `${vars.border.hairline} solid ${vars.color.border.subtle}`,
    borderRadius: vars.radius.full,
    fontSize: '0.6875rem',
    lineHeight: 1,
    fontWeight: vars.weight.semibold,
    userSelect: 'none',
  },
  variants: {
    size: {
      sm: {
        inlineSize: vars.space['5'],
        blockSize: vars.space['5'],
        verticalAlign: 'middle',
        vars: { [iconSize]: vars.space['3'] },
      },
      md: {
        inlineSize: vars.size.control.md,
        blockSize: vars.size.control.md,
        vars: { [iconSize]: vars.size.icon.md },
      },
    },
    mark: {
      none: { color: vars.color.accent.text, backgroundColor: vars.color.accent.soft },
      bitcoin: disc(coin.bitcoin),
      ethereum: disc(coin.ethereum),
      tether: disc(coin.tether),
      usdc: disc(coin.usdc),
      xrp: disc(coin.xrp),
      solana: disc(coin.solana),
      bnb: disc(coin.bnb),
      dogecoin: disc(coin.dogecoin),
      gcash: disc(coin.gcash),
      bank: disc(coin.bank),
      cashapp: disc(coin.cashapp),
      zelle: disc(coin.zelle),
    },
  },
});

/** Painted by CSS: the letters are not part of the name beside them. */
export const letters = style({ selectors: { '&::before': { content: 'attr(data-letters) / ""' } } });

export const image = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });
