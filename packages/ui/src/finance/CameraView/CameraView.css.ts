import { style } from '../../styles/recipe.ts';
import { vars } from '../../tokens/contract.css.ts';
import { neutral } from '../../tokens/reference.ts';

/** Dark in both themes, as a camera's picture is until the camera has started. */
export const root = style({
  position: 'relative',
  overflow: 'hidden',
  inlineSize: '100%',
  maxInlineSize: 360,
  aspectRatio: '1',
  marginInline: 'auto',
  borderRadius: vars.radius.card,
  backgroundColor: neutral[160],
});

/** Never mirrored: text in the picture stays readable, in every language. */
export const picture = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
});

export const frame = style({
  position: 'absolute',
  inset: '18%',
  border: `2px solid ${neutral[0]}`,
  borderRadius: vars.radius.card,
  forcedColorAdjust: 'none',
});
