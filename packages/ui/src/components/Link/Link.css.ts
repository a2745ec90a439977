import { fingerTarget } from '../../styles/fingerTarget.ts';
import { coarsePointer } from '../../styles/media.ts';
import { recipe } from '../../styles/recipe.ts';
import { when } from '../../styles/states.ts';
import { vars } from '../../tokens/contract.css.ts';

export const root = recipe({
  base: {
    borderRadius: vars.radius.xs,
    fontWeight: vars.weight.medium,
    cursor: 'pointer',
    textDecorationLine: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.2em',
    overflowWrap: 'anywhere',
    transition: `text-decoration-color ${vars.motion.duration.fast} ${vars.motion.ease.standard}`,
    selectors: {
      [when.hovered]: { textDecorationColor: 'currentColor' },
      [when.disabled]: { color: vars.color.text.muted, cursor: 'not-allowed' },
    },
  },
  variants: {
    tone: {
      accent: { color: vars.color.accent.text },
      strong: { color: vars.color.text.strong },
      muted: { color: vars.color.text.muted },
    },
    appearance: {
      inline: { textDecorationColor: 'color-mix(in srgb, currentColor 40%, transparent)' },
      standalone: {
        textDecorationColor: 'transparent',
        '@media': { [coarsePointer]: { position: 'relative', selectors: { '&::after': fingerTarget } } },
      },
    },
  },
});
