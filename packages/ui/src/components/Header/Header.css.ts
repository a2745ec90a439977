import { from } from '../../styles/media.ts';
import { style } from '../../styles/recipe.ts';
import { text } from '../../styles/typography.ts';
import { vars } from '../../tokens/contract.css.ts';

export const root = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['1'],
  minBlockSize: vars.size.topBar,
  paddingInline: vars.space['2'],
  '@media': { [from('lg')]: { minBlockSize: vars.size.header } },
});

export const menu = style({
  marginInlineStart: `calc(-1 * ${vars.space['2']})`,
  '@media': { [from('lg')]: { display: 'none' } },
});

export const title = style({
  ...text('title3'),
  flexGrow: 1,
  minInlineSize: 0,
  paddingBlock: vars.space['2'],
  overflowWrap: 'anywhere',
  color: vars.color.text.strong,
  outline: 'none',
  '@media': { [from('lg')]: text('title2') },
});

export const search = style({
  display: 'none',
  '@media': {
    [from('md')]: { display: 'block', flexShrink: 0, inlineSize: '12rem', marginInlineEnd: vars.space['2'] },
    [from('xl')]: { inlineSize: '15rem' },
  },
});

export const actions = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['1'],
  marginInlineEnd: `calc(-1 * ${vars.space['2']})`,
  '@media': { [from('lg')]: { gap: vars.space['3'] } },
});
