import { style } from '../../styles/recipe.ts';
import { vars } from '../../tokens/contract.css.ts';

export const root = style({
  flexShrink: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.control.md,
  blockSize: vars.size.control.md,
  overflow: 'hidden',
  border: `${vars.border.hairline} solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.full,
  fontSize: '0.6875rem',
  lineHeight: 1,
  fontWeight: vars.weight.semibold,
  color: vars.color.accent.text,
  backgroundColor: vars.color.accent.soft,
  userSelect: 'none',
});

export const image = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });
