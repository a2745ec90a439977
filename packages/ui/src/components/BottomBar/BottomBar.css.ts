import { forcedColors, from } from '../../styles/media.ts';
import { style } from '../../styles/recipe.ts';
import { when } from '../../styles/states.ts';
import { text } from '../../styles/typography.ts';
import { vars } from '../../tokens/contract.css.ts';

export const root = style({
  paddingInline: vars.space['1'],
  paddingBlock: `${vars.space['1']} max(${vars.space['2']}, env(safe-area-inset-bottom))`,
  borderBlockStart: `${vars.border.hairline} solid ${vars.color.border.subtle}`,
  backgroundColor: vars.color.bg.surface,
});

export const list = style({ display: 'flex' });

/** On a narrow phone a long label takes some of the width of the short ones, so that it does not wrap. */
export const item = style({ flex: '1 1 auto', minInlineSize: 0, '@media': { [from('sm')]: { flexBasis: 0 } } });

export const slot = style({
  ...text('caption'),
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space['1'],
  inlineSize: '100%',
  minBlockSize: vars.size.target,
  paddingBlock: vars.space['1.5'],
  borderBlockStart: `${vars.border.strong} solid transparent`,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  color: vars.color.text.muted,
  cursor: 'pointer',
  selectors: {
    [when.hovered]: { color: vars.color.text.strong },
    [when.pressed]: { backgroundColor: vars.color.bg.subtle },
    [when.current]: { color: vars.color.accent.text, borderBlockStartColor: vars.color.accent.text },
  },
  // Forced colours paint transparent borders, so only the current item has one there.
  '@media': {
    [forcedColors]: {
      borderBlockStartColor: 'Canvas',
      selectors: { [when.current]: { borderBlockStartColor: 'Highlight' } },
    },
  },
});
