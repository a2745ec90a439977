import { focusRing } from '../../styles/focusRing.ts';
import { forcedColors } from '../../styles/media.ts';
import { recipe, style } from '../../styles/recipe.ts';
import { inside, when } from '../../styles/states.ts';
import { text } from '../../styles/typography.ts';
import { vars } from '../../tokens/contract.css.ts';
import { iconSize } from '../Icon/iconSize.css.ts';

const { color, motion, space } = vars;

export const frame = style({ containerType: 'inline-size' });

export const row = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: space['1'],
});

export const cell = style({ display: 'flex', justifyContent: 'center', minInlineSize: 0 });

/** The icon and the label are one target. */
export const target = style({
  ...text('caption'),
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space['2'],
  minInlineSize: '100%',
  maxInlineSize: '100%',
  paddingBlock: space['1'],
  borderRadius: vars.radius.control,
  color: color.text.default,
  textAlign: 'center',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  cursor: 'pointer',
  userSelect: 'none',
  selectors: { ...focusRing, [when.pending]: { cursor: 'progress' } },
  '@container': { [`(min-width: 20rem)`]: text('label') },
});

export const circle = recipe({
  base: {
    position: 'relative',
    flexShrink: 0,
    display: 'grid',
    placeItems: 'center',
    inlineSize: vars.size.control.lg,
    blockSize: vars.size.control.lg,
    borderRadius: vars.radius.full,
    // Forced colours paint the border, which is then the circle's only outline.
    border: `${vars.border.hairline} solid transparent`,
    vars: { [iconSize]: vars.size.icon.md },
    transition: `background-color ${motion.duration.fast} ${motion.ease.standard}`,
    '@media': { [forcedColors]: { borderColor: 'ButtonText' } },
  },
  variants: {
    isMain: {
      true: {
        color: color.accent.on,
        backgroundColor: color.accent.solid,
        selectors: {
          [inside(target, 'hovered')]: { backgroundColor: color.accent.solidHover },
          [inside(target, 'pressed')]: { backgroundColor: color.accent.solidPressed },
        },
      },
      false: {
        color: color.accent.text,
        backgroundColor: color.accent.soft,
        selectors: {
          [inside(target, 'hovered')]: { backgroundColor: color.accent.softHover },
          [inside(target, 'pressed')]: { backgroundColor: color.accent.softPressed },
        },
      },
    },
  },
});

/** Hidden while the spinner is shown in its place. */
export const icon = style({ display: 'flex', selectors: { [inside(target, 'pending')]: { visibility: 'hidden' } } });
