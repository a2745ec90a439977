import { forcedForeground, forcedOption } from '../../styles/forcedHighlight.ts';
import { coarsePointer, forcedColors } from '../../styles/media.ts';
import { recipe, style } from '../../styles/recipe.ts';
import { inside, when } from '../../styles/states.ts';
import { text } from '../../styles/typography.ts';
import { vars } from '../../tokens/contract.css.ts';
import { iconSize } from '../Icon/iconSize.css.ts';

const { color, space } = vars;

export const list = style({
  minInlineSize: '12rem',
  minBlockSize: 0,
  padding: space['1'],
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  outline: 'none',
});

export const title = style({
  ...text('caption'),
  paddingBlock: `${space['2']} ${space['1']}`,
  paddingInline: space['3'],
  color: color.text.muted,
});

export const separator = style({
  marginBlock: space['1'],
  border: 0,
  borderBlockStart: `${vars.border.hairline} solid ${color.border.subtle}`,
});

/** Common to all items, whatever their tone. */
const anyItem = style({});

export const item = recipe({
  base: [
    anyItem,
    {
      ...text('bodySm'),
      display: 'flex',
      alignItems: 'center',
      gap: space['3'],
      minBlockSize: vars.size.control.md,
      paddingBlock: space['1.5'],
      paddingInline: space['3'],
      border: `${vars.border.hairline} solid transparent`,
      borderRadius: `calc(${vars.radius.control} - ${space['1']})`,
      outline: 'none',
      cursor: 'pointer',
      overflowWrap: 'anywhere',
      vars: { [iconSize]: vars.size.icon.sm },
      '@media': { [coarsePointer]: { minBlockSize: vars.size.target } },
    },
  ],
  variants: {
    tone: {
      neutral: {
        color: color.text.strong,
        selectors: {
          [when.focused]: { backgroundColor: color.action.soft },
          [when.disabled]: { color: color.text.muted, cursor: 'not-allowed' },
        },
        '@media': { [forcedColors]: forcedOption },
      },
      negative: {
        color: color.negative.text,
        selectors: {
          [when.focused]: { backgroundColor: color.negative.soft },
          [when.disabled]: { color: color.text.muted, cursor: 'not-allowed' },
        },
        '@media': { [forcedColors]: forcedOption },
      },
    },
  },
});

export const texts = style({ display: 'flex', flexDirection: 'column', flexGrow: 1, minInlineSize: 0 });

export const description = style({
  ...text('caption'),
  fontWeight: vars.weight.regular,
  color: color.text.muted,
  '@media': { [forcedColors]: { selectors: { [inside(anyItem, 'focused')]: forcedForeground } } },
});
