import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/src/tokens/contract.css.ts';

const { color, space, radius } = vars;
const hairline = `${vars.border.hairline} solid ${color.border.subtle}`;

export const screen = style({ display: 'grid', justifyItems: 'start', gap: space['3'], minInlineSize: 0 });
export const frame = style({
  inlineSize: '100%',
  blockSize: '60vh',
  border: hairline,
  borderRadius: radius.card,
  backgroundColor: color.bg.canvas,
});
