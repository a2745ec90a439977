import { recipe, style } from '../../styles/recipe.ts';
import { vars } from '../../tokens/contract.css.ts';
import { iconSize } from '../Icon/iconSize.css.ts';

const size = (side: string, font: string) => ({
  inlineSize: side,
  blockSize: side,
  fontSize: font,
  vars: { [iconSize]: `calc(${side} / 2)` },
});

export const root = recipe({
  base: {
    flexShrink: 0,
    display: 'inline-grid',
    placeItems: 'center',
    overflow: 'hidden',
    // Forced colours remove the background, so a border has to mark the shape.
    outline: `${vars.border.hairline} solid transparent`,
    outlineOffset: `calc(-1 * ${vars.border.hairline})`,
    borderRadius: vars.radius.full,
    lineHeight: 1,
    fontWeight: vars.weight.semibold,
    color: vars.color.accent.on,
    backgroundColor: vars.color.accent.solid,
    backgroundImage: `linear-gradient(140deg, ${vars.color.accent.solid}, ${vars.color.accent.solidPressed})`,
    userSelect: 'none',
  },
  variants: {
    size: {
      sm: size(vars.size.control.sm, '0.75rem'),
      md: size(vars.size.control.md, '0.875rem'),
      lg: size(vars.space['16'], '1.375rem'),
      xl: size('96px', '2rem'),
    },
  },
});

export const photo = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });
