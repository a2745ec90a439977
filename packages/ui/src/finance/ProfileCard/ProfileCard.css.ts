import { style } from '../../styles/recipe.ts';
import { when } from '../../styles/states.ts';
import { numeric, text, truncate } from '../../styles/typography.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space } = vars;

export const head = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space['1'],
  paddingBlock: `${space['2']} ${space['5']}`,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});

export const photo = style({ position: 'relative', marginBlockEnd: space['3'] });

export const edit = style({
  ...text('label'),
  position: 'absolute',
  insetBlockEnd: `calc(-1 * ${space['1']})`,
  insetInlineEnd: `calc(-1 * ${space['2']})`,
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.control.sm,
  blockSize: vars.size.control.sm,
  border: `${vars.border.hairline} solid ${color.border.subtle}`,
  borderRadius: vars.radius.full,
  color: color.text.default,
  backgroundColor: color.bg.surface,
  boxShadow: vars.shadow.e1,
  cursor: 'pointer',
  selectors: {
    [when.hovered]: { backgroundColor: color.bg.subtle },
    [when.pressed]: { backgroundColor: color.action.soft },
    // The touch target is larger than what is painted.
    '&::after': { content: '', position: 'absolute', inset: `calc(-1 * ${space['2']})` },
  },
});

export const detail = style({ ...text('bodySm'), position: 'relative', color: color.text.muted });

export const verification = style({ paddingBlockStart: space['1.5'] });

export const action = style({ paddingBlockStart: space['3'] });

export const rows = style({ borderBlockStart: `${vars.border.hairline} solid ${color.border.subtle}` });

export const item = style({
  selectors: { '& + &': { borderBlockStart: `${vars.border.hairline} solid ${color.border.subtle}` } },
});

export const row = style({
  ...text('bodySm'),
  ...numeric,
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space['3'],
  inlineSize: '100%',
  minBlockSize: vars.size.row.regular,
  paddingBlock: space['2'],
  paddingInline: space['1'],
  borderRadius: vars.radius.sm,
  cursor: 'pointer',
  selectors: {
    [when.hovered]: { backgroundColor: color.bg.subtle },
    [when.pressed]: { backgroundColor: color.action.soft },
  },
});

export const name = style({ flex: '0 0 32%', minInlineSize: 0, color: color.text.muted });

export const value = style({ ...truncate, flex: '1 1 0', minInlineSize: 0, color: color.text.strong });

export const arrow = style({ flexShrink: 0, display: 'inline-flex', color: color.text.muted });
