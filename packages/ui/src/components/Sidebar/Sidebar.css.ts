import { createVar, fallbackVar } from '@vanilla-extract/css';
import { highlighted } from '../../styles/forcedHighlight.ts';
import { coarsePointer, forcedColors } from '../../styles/media.ts';
import { style } from '../../styles/recipe.ts';
import { when } from '../../styles/states.ts';
import { text } from '../../styles/typography.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space } = vars;

/** The position of the mark of the current link: at the edge of the sidebar, or on the line beside a second level. */
const markPlace = createVar();
/** The smallest height of a link. */
const rowHeight = createVar();

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

export const brand = style({ paddingInline: space['2'], paddingBlock: `${space['1']} ${space['4']}` });

export const user = style({ paddingBlockEnd: space['3'] });

export const search = style({ paddingBlockEnd: space['2'] });

export const group = style({ paddingBlockStart: space['3'] });

export const title = style({
  ...text('caption'),
  paddingInline: space['3'],
  paddingBlockEnd: space['1'],
  color: color.text.muted,
});

export const list = style({ display: 'flex', flexDirection: 'column', gap: space['0.5'] });

/** The line beside it is below the icon of the section's own link. */
export const secondLevel = style({
  vars: {
    [markPlace]: `calc(-1 * ${space['2']} - ${vars.border.hairline})`,
    [rowHeight]: vars.size.control.sm,
  },
  display: 'flex',
  flexDirection: 'column',
  gap: space['0.5'],
  marginBlockStart: space['0.5'],
  marginInlineStart: `calc(${space['3']} + ${vars.size.icon.md} / 2)`,
  paddingInlineStart: space['2'],
  borderInlineStart: `${vars.border.hairline} solid ${color.border.subtle}`,
});

export const foot = style({ marginBlockStart: 'auto', paddingBlockStart: space['4'] });

export const link = style({
  ...text('label'),
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space['3'],
  minBlockSize: fallbackVar(rowHeight, vars.size.control.md),
  paddingInline: space['3'],
  paddingBlock: space['1.5'],
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
      insetInlineStart: fallbackVar(markPlace, `calc(-1 * ${space['4']})`),
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
