import { forcedColors } from '../../styles/media.ts';
import { recipe, style } from '../../styles/recipe.ts';
import { numeric } from '../../styles/typography.ts';
import { vars } from '../../tokens/contract.css.ts';

/**
 * The arrow is painted by CSS and is not an element, since a page has hundreds of these. It is a triangle in a box of
 * 0.6em.
 */
const arrow = (corners: string) => ({
  selectors: {
    '&::before': {
      content: '',
      flexShrink: 0,
      inlineSize: '0.6em',
      blockSize: '0.6em',
      clipPath: `polygon(${corners})`,
      backgroundColor: 'currentcolor',
    },
  },
  '@media': { [forcedColors]: { selectors: { '&::before': { backgroundColor: 'CanvasText' } } } },
});

/** Contains the visually hidden text for assistive technology. */
export const holder = style({ position: 'relative' });

export const root = recipe({
  base: {
    ...numeric,
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space['1'],
    whiteSpace: 'nowrap',
  },
  variants: {
    direction: {
      up: { color: vars.color.positive.text, ...arrow('50% 10%, 95% 90%, 5% 90%') },
      down: { color: vars.color.negative.text, ...arrow('50% 90%, 5% 10%, 95% 10%') },
      none: { color: vars.color.text.muted },
    },
  },
});
