import { forcedForeground, forcedOption } from '../../styles/forcedHighlight.ts';
import { coarsePointer, forcedColors } from '../../styles/media.ts';
import { style } from '../../styles/recipe.ts';
import { inside, when } from '../../styles/states.ts';
import { text } from '../../styles/typography.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, motion, space } = vars;

export const popover = style({
  display: 'flex',
  flexDirection: 'column',
  inlineSize: 'var(--trigger-width)',
  // React Aria keeps 12 px free on both sides of the window; the list of a field as wide as the window would overflow it.
  maxInlineSize: 'calc(100vw - 24px)',
  // React Aria sets a smaller maximum where space is short.
  maxBlockSize: '320px',
  overflow: 'hidden',
  backgroundColor: color.bg.raised,
  border: `${vars.border.hairline} solid ${color.border.subtle}`,
  borderRadius: vars.radius.control,
  boxShadow: vars.shadow.e2,
  transition: `opacity ${motion.duration.fast} ${motion.ease.standard}`,
  selectors: { [when.entering]: { opacity: 0 }, [when.exiting]: { opacity: 0 } },
});

export const list = style({
  blockSize: '100%',
  minBlockSize: 0,
  padding: space['1'],
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  outline: 'none',
});

export const option = style({
  ...text('bodySm'),
  display: 'flex',
  alignItems: 'center',
  gap: space['2'],
  minBlockSize: vars.size.control.md,
  paddingBlock: space['1.5'],
  paddingInline: space['3'],
  color: color.text.strong,
  border: `${vars.border.hairline} solid transparent`,
  borderRadius: `calc(${vars.radius.control} - ${space['1']})`,
  outline: 'none',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  selectors: {
    [when.hovered]: { backgroundColor: color.bg.subtle },
    [when.focused]: { backgroundColor: color.action.soft },
    [when.selected]: { fontWeight: vars.weight.medium },
    [when.disabled]: { color: color.text.muted, cursor: 'not-allowed' },
  },
  '@media': {
    [coarsePointer]: { minBlockSize: vars.size.target },
    [forcedColors]: forcedOption,
  },
});

export const optionLabel = style({ flexGrow: 1, minInlineSize: 0 });

export const check = style({
  display: 'none',
  color: color.accent.text,
  selectors: { [inside(option, 'selected')]: { display: 'block' } },
  '@media': { [forcedColors]: { selectors: { [inside(option, 'focused')]: forcedForeground } } },
});

export const empty = style({ ...text('bodySm'), padding: space['3'], color: color.text.muted });
