import { globalStyle } from '@vanilla-extract/css';
import { layers } from '../../styles/layers.css.ts';
import { containerFrom } from '../../styles/media.ts';
import { style } from '../../styles/recipe.ts';
import { text } from '../../styles/typography.ts';
import { vars } from '../../tokens/contract.css.ts';

const { space } = vars;

export const frame = style({ containerType: 'inline-size' });

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space['5'],
  paddingBlock: space['1'],
  '@container': {
    [containerFrom('md')]: {
      flexDirection: 'row',
      alignItems: 'end',
      justifyContent: 'space-between',
      gap: space['6'],
    },
  },
});

export const figures = style({ minInlineSize: 0 });

export const welcome = style({
  ...text('label'),
  paddingBlockEnd: space['2'],
  color: vars.color.text.muted,
});

export const label = style({ ...text('bodySm'), paddingBlockEnd: space['1'], color: vars.color.text.muted });

export const equivalent = style({ paddingBlockStart: space['1.5'] });

export const side = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space['3'],
  '@container': { [containerFrom('md')]: { flexShrink: 0, alignItems: 'end', gap: space['2'] } },
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space['3'],
});

/** Ghost buttons are aligned by their text, not by their padding. */
export const more = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space['2'],
  marginInline: `calc(-1 * ${space['3']})`,
});

// The slot contains buttons: two equal halves on a phone, as wide as their text beside the balance.
globalStyle(`${actions} > *`, {
  '@layer': {
    [layers.layout]: {
      flex: '1 1 9rem',
      '@container': { [containerFrom('md')]: { flex: 'none' } },
    },
  },
});
