import { containerFrom } from '../../styles/media.ts';
import { style } from '../../styles/recipe.ts';
import { numeric, text, truncate } from '../../styles/typography.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space } = vars;

export const frame = style({
  position: 'relative',
  containerType: 'inline-size',
  minBlockSize: vars.size.row.comfortable,
  selectors: {
    '& + &': { borderBlockStart: `${vars.border.hairline} solid ${color.border.subtle}` },
    '&:hover:has(a)': { backgroundColor: color.bg.subtle },
  },
});

export const root = style({
  display: 'flex',
  alignItems: 'center',
  gap: space['3'],
  minBlockSize: vars.size.row.comfortable,
  paddingBlock: space['3'],
  paddingInline: space['1'],
});

/** Shares the width of the row: an amount wraps only if it is wider than half of the row. */
export const asset = style({ flex: '1 1 0', minInlineSize: '30%' });

export const name = style({
  ...text('label'),
  ...truncate,
  // Chromium knows the first name only, Firefox the second one.
  textAlign: ['-webkit-match-parent', 'match-parent'],
  color: color.text.strong,
});

/** Covers the row, so that all of it is the target of the name's link. */
export const link = style({
  color: 'inherit',
  outline: 'none',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.control },
    '&[href]:focus-visible::after': {
      outline: `${vars.border.focus} solid ${color.focus.ring}`,
      outlineOffset: `calc(-1 * ${vars.border.focus})`,
    },
  },
});

export const quantity = style({
  ...text('bodySm'),
  ...numeric,
  overflowWrap: 'anywhere',
  color: color.text.muted,
});

export const sparkline = style({
  display: 'none',
  '@container': { [containerFrom('sm')]: { display: 'block' } },
});

export const worth = style({
  ...text('label'),
  ...numeric,
  flexShrink: 0,
  // Aligns the sparklines of a list in a column.
  minInlineSize: 'min(6rem, 40%)',
  maxInlineSize: '55%',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'end',
  textAlign: 'end',
  color: color.text.strong,
});

export const change = style({ ...text('bodySm') });

export const note = style({
  ...text('bodySm'),
  paddingInline: space['1'],
  paddingBlockEnd: space['3'],
  color: color.text.muted,
});
