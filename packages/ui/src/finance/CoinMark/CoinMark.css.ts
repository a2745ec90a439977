import { iconSize } from '../../components/Icon/iconSize.css.ts';
import { recipe, style } from '../../styles/recipe.ts';
import { vars } from '../../tokens/contract.css.ts';

/** The colours that people know a coin by, as dark as a white glyph needs (3:1); they are the same in both themes. */
const disc = (backgroundColor: string) => ({ color: '#ffffff', backgroundColor });

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
    // Painted by CSS: the letters are not part of the name beside them.
    selectors: { '&[data-letters]::before': { content: 'attr(data-letters) / ""' } },
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
      bitcoin: disc('#d9730d'),
      ethereum: disc('#5b6ee1'),
      tether: disc('#1a7f64'),
      xrp: disc('#2f3b4c'),
      solana: disc('#7c4dff'),
      bnb: disc('#a87a08'),
      dogecoin: disc('#94761a'),
      gcash: disc('#0a5fd6'),
      bank: disc('#4f5d73'),
      cashapp: disc('#0b8a3e'),
      zelle: disc('#6d1ed4'),
    },
  },
});

export const image = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });
