import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/src/tokens/contract.css.ts';

const { color, space, radius } = vars;
const hairline = `${vars.border.hairline} solid ${color.border.subtle}`;

export const screen = style({ display: 'grid', justifyItems: 'start', gap: space['3'], minInlineSize: 0 });
export const frame = style({
  inlineSize: '100%',
  blockSize: 'min(90vh, 900px)',
  border: hairline,
  borderRadius: radius.card,
  backgroundColor: color.bg.canvas,
});
