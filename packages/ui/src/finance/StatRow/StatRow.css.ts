import { globalStyle } from '@vanilla-extract/css';
import { layers } from '../../styles/layers.css.ts';
import { containerFrom } from '../../styles/media.ts';
import { style } from '../../styles/recipe.ts';
import { text } from '../../styles/typography.ts';
import { vars } from '../../tokens/contract.css.ts';

const { space } = vars;
const hairline = `${vars.border.hairline} solid ${vars.color.border.subtle}`;

export const frame = style({ containerType: 'inline-size', overflow: 'hidden' });

/** Below this width two columns would have no room for large amounts. */
const twoColumns = '(min-width: 20rem)';

/** Moved by the width of a hairline: the lines before the first column and above the first row are cut off by the frame. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  marginInlineStart: `calc(-1 * ${vars.border.hairline})`,
  marginBlockStart: `calc(-1 * ${vars.border.hairline})`,
  '@container': {
    [twoColumns]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [containerFrom('md')]: { gridAutoFlow: 'column', gridTemplateColumns: 'none', gridAutoColumns: 'minmax(0, 1fr)' },
  },
});

globalStyle(`${row} > *`, {
  '@layer': {
    [layers.layout]: {
      paddingBlock: space['4'],
      paddingInline: space['4'],
      borderInlineStart: hairline,
      borderBlockStart: hairline,
      '@container': { [containerFrom('md')]: { paddingInline: space['5'] } },
    },
  },
});

export const note = style({
  ...text('caption'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space['2'],
  paddingBlock: space['2'],
  paddingInline: space['4'],
  borderBlockStart: hairline,
  color: vars.color.text.muted,
});
