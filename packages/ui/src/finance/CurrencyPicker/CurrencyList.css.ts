import { option } from '../../components/Select/Options.css.ts';
import { forcedForeground, forcedOption } from '../../styles/forcedHighlight.ts';
import { forcedColors } from '../../styles/media.ts';
import { style } from '../../styles/recipe.ts';
import { inside, when } from '../../styles/states.ts';
import { text } from '../../styles/typography.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space } = vars;

/** A fixed height, so that the dialog does not change size while the reader types. */
export const list = style({
  blockSize: 'min(360px, 50dvh)',
  marginBlockStart: space['3'],
  // Leaves space for the focus outline of a row at the edge.
  padding: space['0.5'],
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  borderRadius: vars.radius.control,
});

export const title = style({
  ...text('caption'),
  paddingBlock: `${space['3']} ${space['1']}`,
  paddingInline: space['3'],
  color: color.text.muted,
});

/** Extends the style of an option. */
export const row = style({
  justifyContent: 'space-between',
  selectors: { '&:hover': { backgroundColor: color.bg.subtle }, [when.selected]: { color: color.accent.text } },
  '@media': { [forcedColors]: forcedOption },
});

export const code = style({
  ...text('code'),
  flexShrink: 0,
  color: color.text.muted,
  '@media': { [forcedColors]: { selectors: { [inside(option, 'focused')]: forcedForeground } } },
});
