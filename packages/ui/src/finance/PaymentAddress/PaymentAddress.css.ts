import { containerFrom } from '../../styles/media.ts';
import { style } from '../../styles/recipe.ts';
import { numeric, text } from '../../styles/typography.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space } = vars;

export const frame = style({ containerType: 'inline-size', minInlineSize: 0 });

/** The QR code is above on a phone, and at the start where both fit side by side. */
export const root = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space['6'],
  '@container': { [containerFrom('sm')]: { flexDirection: 'row', alignItems: 'flex-start' } },
});

/** The QR code with a description of its content below it. */
export const code = style({
  flexShrink: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space['3'],
  maxInlineSize: '100%',
});

export const facts = style({
  flex: '1 1 0',
  display: 'flex',
  flexDirection: 'column',
  gap: space['5'],
  inlineSize: '100%',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const label = style({ ...text('bodySm'), maxInlineSize: '100%', color: color.text.muted });

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space['3'],
  rowGap: space['2'],
});

export const amount = style({
  ...text('title1'),
  ...numeric,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  color: color.text.strong,
});

export const unit = style({ fontWeight: vars.weight.medium, color: color.text.muted });

export const source = style({ ...text('bodySm'), ...numeric, marginBlockStart: space['2'], color: color.text.muted });

export const heldRate = style({
  ...text('label'),
  ...numeric,
  display: 'flex',
  alignItems: 'center',
  gap: space['2'],
  marginBlockStart: space['2'],
  color: color.text.strong,
});

export const address = style({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: space['3'] });

/** Keeps the line breaks of the operator's text. */
export const instructions = style({ ...text('bodySm'), whiteSpace: 'pre-line' });

export const caution = style({
  ...text('label'),
  display: 'flex',
  gap: space['2'],
  overflowWrap: 'anywhere',
  color: color.warning.text,
});
