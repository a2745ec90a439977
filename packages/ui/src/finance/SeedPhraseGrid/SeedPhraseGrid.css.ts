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

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space['2'] });

export const result = style({ ...text('bodySm'), color: color.text.muted });
