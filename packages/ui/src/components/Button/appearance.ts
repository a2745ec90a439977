/** The appearance options of Button, LinkButton and IconButton. */
export interface ButtonAppearance {
  /** The meaning of the action: one accent action for each view, negative for actions that cannot be undone. @default 'accent' */
  tone?: 'accent' | 'neutral' | 'positive' | 'negative';
  /** How prominent the button is. @default 'solid' */
  appearance?: 'solid' | 'soft' | 'outline' | 'ghost';
  /** The height: 32, 40 or 48 px. @default 'md' */
  size?: 'sm' | 'md' | 'lg';
}
