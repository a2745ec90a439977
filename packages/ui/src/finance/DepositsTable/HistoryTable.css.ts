import { containerFrom } from '../../styles/media.ts';
import { style } from '../../styles/recipe.ts';
import { text } from '../../styles/typography.ts';
import { vars } from '../../tokens/contract.css.ts';

export const frame = style({ containerType: 'inline-size', minInlineSize: 0 });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space['3'],
  paddingBlockEnd: vars.space['3'],
});

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space['2'],
  inlineSize: '100%',
  '@container': { [containerFrom('sm')]: { inlineSize: 'auto', flexWrap: 'nowrap' } },
});

export const filter = style({
  flex: '1 1 9rem',
  minInlineSize: 0,
  '@container': { [containerFrom('sm')]: { flex: 'none', inlineSize: '11rem' } },
});

export const id = style({ ...text('code'), fontVariantNumeric: 'slashed-zero', whiteSpace: 'nowrap' });

/** Never broken into day, month and year. */
export const date = style({ whiteSpace: 'nowrap' });

export const method = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space['2'] });

export const paymentNote = style({ ...text('caption'), display: 'block', color: vars.color.text.muted });
