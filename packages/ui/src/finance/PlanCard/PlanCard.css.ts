import { globalStyle } from '@vanilla-extract/css';
import { layers } from '../../styles/layers.css.ts';
import { style } from '../../styles/recipe.ts';
import { text } from '../../styles/typography.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space } = vars;

export const root = style({
  flexGrow: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: space['4'],
  containerType: 'inline-size',
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space['2'],
  minBlockSize: space['6'],
  overflowWrap: 'anywhere',
});

export const minimum = style({
  display: 'flex',
  flexDirection: 'column',
  color: color.text.strong,
  overflowWrap: 'anywhere',
});

// An amount that is too long even for the smallest text wraps and does not overflow.
globalStyle(`${minimum} *`, { '@layer': { [layers.layout]: { whiteSpace: 'normal' } } });

export const term = style({ ...text('bodySm'), color: color.text.muted });

export const features = style({ display: 'flex', flexDirection: 'column', gap: space['2'] });

export const feature = style({
  ...text('bodySm'),
  display: 'flex',
  gap: space['2'],
  minInlineSize: 0,
  color: color.text.default,
  overflowWrap: 'anywhere',
});

export const sign = style({ flexShrink: 0, paddingBlockStart: space['0.5'], color: color.accent.text });

export const risk = style({
  ...text('bodySm'),
  paddingBlockStart: space['3'],
  borderBlockStart: `${vars.border.hairline} solid ${color.border.subtle}`,
  color: color.text.muted,
  overflowWrap: 'anywhere',
});

export const riskName = style({ ...text('label'), display: 'block', color: color.text.default });

/** At the end of the card, so that the buttons of cards in a row are aligned. */
export const action = style({ display: 'flex', flexDirection: 'column', marginBlockStart: 'auto' });
