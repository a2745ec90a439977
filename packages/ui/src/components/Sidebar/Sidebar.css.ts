import { highlighted } from '../../styles/forcedHighlight.ts';
import { coarsePointer, forcedColors } from '../../styles/media.ts';
import { style } from '../../styles/recipe.ts';
import { when } from '../../styles/states.ts';
import { text } from '../../styles/typography.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space } = vars;

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space['1'],
  blockSize: '100%',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingBlock: `${space['5']} max(${space['5']}, env(safe-area-inset-bottom))`,
  paddingInline: space['4'],
  backgroundColor: color.bg.surface,
});

export const brand = style({ paddingInline: space['2'], paddingBlock: `${space['1']} ${space['5']}` });

export const user = style({ paddingBlockEnd: space['3'] });

export const list = style({ display: 'flex', flexDirection: 'column', gap: space['1'] });

export const foot = style({ marginBlockStart: 'auto', paddingBlockStart: space['6'] });

export const link = style({
  ...text('label'),
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space['3'],
  minBlockSize: vars.size.control.md,
  paddingInline: space['3'],
  paddingBlock: space['2'],
  borderRadius: vars.radius.control,
  color: color.text.default,
  transition: `background-color ${vars.motion.duration.fast} ${vars.motion.ease.standard}`,
  selectors: {
    [when.hovered]: { backgroundColor: color.bg.subtle },
    [when.pressed]: { backgroundColor: color.action.soft },
    [when.current]: { color: color.accent.text, backgroundColor: color.accent.soft },
    [`${when.current}::before`]: {
      content: '',
      position: 'absolute',
      insetInlineStart: `calc(-1 * ${space['4']})`,
      insetBlock: space['2'],
      inlineSize: '3px',
      borderStartEndRadius: vars.radius.xs,
      borderEndEndRadius: vars.radius.xs,
      backgroundColor: color.accent.solid,
    },
  },
  '@media': {
    [coarsePointer]: { minBlockSize: vars.size.target },
    [forcedColors]: {
      selectors: { [when.current]: highlighted, [`${when.current}::before`]: { backgroundColor: 'Highlight' } },
    },
  },
});

export const label = style({ minInlineSize: 0, overflowWrap: 'anywhere' });
