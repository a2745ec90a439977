import { vars } from './contract.css.ts';

/** The theme palette under the names of the requirement (SESS-2), with the colours of the current theme. */
export const palette = {
  background: vars.color.bg.canvas,
  importantText: vars.color.text.strong,
  normalText: vars.color.text.default,
  fadeColor: vars.color.text.muted,
  blue: vars.color.accent.solid,
  fadeButtonColor: vars.color.action.soft,
} as const;
