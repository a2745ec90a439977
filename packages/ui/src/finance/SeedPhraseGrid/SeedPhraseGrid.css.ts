import { containerFrom } from '../../styles/media.ts';
import { style } from '../../styles/recipe.ts';
import { numeric, text } from '../../styles/typography.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space } = vars;

export const root = style({ display: 'flex', flexDirection: 'column', gap: space['3'], containerType: 'inline-size' });

/** The phrase is written left to right in every language. */
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space['2'],
  direction: 'ltr',
  '@container': { [containerFrom('sm')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const cell = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: space['2'],
  paddingBlock: space['2'],
  paddingInline: space['3'],
  backgroundColor: color.bg.subtle,
  border: `${vars.border.hairline} solid ${color.border.subtle}`,
  borderRadius: vars.radius.control,
});

export const number = style({ ...text('caption'), ...numeric, color: color.text.muted });

export const word = style({ ...text('code'), minInlineSize: 0, color: color.text.strong, overflowWrap: 'anywhere' });

export const passphrase = style({ display: 'grid', gap: space['1'], margin: 0 });

/** Blanks belong to a passphrase: none is collapsed, and its box shows those at its ends. */
export const passphraseText = style({
  ...text('code'),
  display: 'block',
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  marginBlockEnd: space['2'],
  paddingInline: space['1'],
  color: color.text.strong,
  backgroundColor: color.bg.subtle,
  border: `${vars.border.hairline} solid ${color.border.subtle}`,
  whiteSpace: 'break-spaces',
  overflowWrap: 'anywhere',
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space['2'] });

export const result = style({ ...text('bodySm'), color: color.text.muted });
