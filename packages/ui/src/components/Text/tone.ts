import { vars } from '../../tokens/contract.css.ts';

/** Text colours. Colour must not be the only way to convey a direction or a status. */
export type TextTone = 'strong' | 'default' | 'muted' | 'accent' | 'positive' | 'negative' | 'warning';

/** The tones as variants of a recipe. */
export const TONES: Record<TextTone, { color: string }> = {
  strong: { color: vars.color.text.strong },
  default: { color: vars.color.text.default },
  muted: { color: vars.color.text.muted },
  accent: { color: vars.color.accent.text },
  positive: { color: vars.color.positive.text },
  negative: { color: vars.color.negative.text },
  warning: { color: vars.color.warning.text },
};
