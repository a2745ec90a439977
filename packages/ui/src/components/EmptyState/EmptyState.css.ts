import { forcedColors } from '../../styles/media.ts';
import { style } from '../../styles/recipe.ts';
import { text as textStyle } from '../../styles/typography.ts';
import { vars } from '../../tokens/contract.css.ts';
import { iconSize } from '../Icon/iconSize.css.ts';

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space['1'],
  paddingBlock: vars.space['10'],
  paddingInline: vars.space['4'],
  textAlign: 'center',
});

export const icon = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.space['16'],
  blockSize: vars.space['16'],
  marginBlockEnd: vars.space['3'],
  border: `${vars.border.hairline} solid transparent`,
  borderRadius: vars.radius.full,
  color: vars.color.text.muted,
  backgroundColor: vars.color.bg.subtle,
  vars: { [iconSize]: vars.size.icon.lg },
});

export const drawing = style({
  inlineSize: '7.5rem',
  maxInlineSize: '100%',
  blockSize: 'auto',
  marginBlockEnd: vars.space['3'],
  color: vars.color.text.muted,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

export const accent = style({
  stroke: vars.color.accent.text,
  '@media': { [forcedColors]: { stroke: 'currentColor' } },
});

export const text = style({ ...textStyle('bodySm'), maxInlineSize: '26rem', color: vars.color.text.muted });

export const action = style({ marginBlockStart: vars.space['4'] });
