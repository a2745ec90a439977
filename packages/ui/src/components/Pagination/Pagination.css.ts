import { fingerTarget } from '../../styles/fingerTarget.ts';
import { highlighted } from '../../styles/forcedHighlight.ts';
import { coarsePointer, containerFrom, forcedColors } from '../../styles/media.ts';
import { recipe, style } from '../../styles/recipe.ts';
import { when } from '../../styles/states.ts';
import { numeric, text } from '../../styles/typography.ts';
import { vars } from '../../tokens/contract.css.ts';

const { action, accent, text: textColor } = vars.color;
const wide = containerFrom('sm');

export const root = style({
  containerType: 'inline-size',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space['1'],
  inlineSize: '100%',
});

/** Where there is no space for page numbers, a short form is shown between the arrows. */
export const pages = style({
  display: 'none',
  '@container': { [wide]: { display: 'flex', alignItems: 'center', gap: vars.space['1'] } },
});

export const short = style({
  ...text('label'),
  ...numeric,
  paddingInline: vars.space['3'],
  color: textColor.strong,
  '@container': { [wide]: { display: 'none' } },
});

export const page = recipe({
  base: {
    ...text('label'),
    ...numeric,
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    minInlineSize: vars.size.control.md,
    minBlockSize: vars.size.control.md,
    paddingInline: vars.space['2'],
    border: `${vars.border.hairline} solid transparent`,
    borderRadius: vars.radius.control,
    color: textColor.default,
    cursor: 'pointer',
    selectors: {
      [when.hovered]: { backgroundColor: action.soft },
      [when.pressed]: { backgroundColor: action.softPressed },
    },
    '@media': {
      [coarsePointer]: { selectors: { '&::after': fingerTarget } },
    },
  },
  variants: {
    isCurrent: {
      true: {
        color: accent.text,
        backgroundColor: accent.soft,
        fontWeight: vars.weight.semibold,
        '@media': { [forcedColors]: highlighted },
      },
      false: {},
    },
  },
});

export const gap = style({ minInlineSize: vars.space['6'], textAlign: 'center', color: textColor.muted });

export const more = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space['2'],
  paddingBlock: vars.space['4'],
  textAlign: 'center',
});
