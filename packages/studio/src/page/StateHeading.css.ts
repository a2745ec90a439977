import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/src/tokens/contract.css.ts';

export const heading = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space['2'] });
export const close = style({ marginInlineStart: 'auto' });
