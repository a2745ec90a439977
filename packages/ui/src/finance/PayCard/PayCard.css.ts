import { style } from '../../styles/recipe.ts';
import { text } from '../../styles/typography.ts';
import { vars } from '../../tokens/contract.css.ts';

export const root = style({ display: 'flex', flexDirection: 'column', gap: vars.space['5'], flexGrow: 1 });

export const address = style({ display: 'flex', flexDirection: 'column', gap: vars.space['1'], minInlineSize: 0 });

/** What it is, and at the end its copy, below the figures of the list above. */
export const line = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' });

/** The sign, not the button around it, ends where the figures end; the button adds no height to the line. */
export const copy = style({
  display: 'flex',
  flexShrink: 0,
  marginBlock: `calc(-1 * ${vars.space['1.5']})`,
  marginInlineEnd: `calc(-1 * ${vars.space['2']})`,
});

export const label = style({ ...text('bodySm'), color: vars.color.text.muted });

/** At the foot of the card, however high its neighbour makes it. */
export const foot = style({ marginBlockStart: 'auto' });
