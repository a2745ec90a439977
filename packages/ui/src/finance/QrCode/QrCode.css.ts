import { createVar } from '@vanilla-extract/css';
import { style } from '../../styles/recipe.ts';
import { text } from '../../styles/typography.ts';
import { vars } from '../../tokens/contract.css.ts';
import { neutral } from '../../tokens/reference.ts';

export const side = createVar();

/** Dark on white in both themes and in forced colours, since many scanners read no other combination. */
export const root = style({
  flexShrink: 0,
  display: 'block',
  inlineSize: side,
  maxInlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '1',
  border: `${vars.border.hairline} solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.card,
  color: neutral[160],
  backgroundColor: neutral[0],
  forcedColorAdjust: 'none',
});

export const ground = style({ fill: neutral[0] });

export const glyph = style({ fill: 'none', stroke: vars.color.coin.glyph });

export const missing = style({
  ...text('bodySm'),
  display: 'grid',
  placeItems: 'center',
  inlineSize: side,
  maxInlineSize: '100%',
  aspectRatio: '1',
  padding: vars.space['4'],
  border: `${vars.border.hairline} dashed ${vars.color.border.control}`,
  borderRadius: vars.radius.card,
  textAlign: 'center',
  color: vars.color.text.muted,
});
