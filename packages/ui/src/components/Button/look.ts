/** What a caller chooses about the look of Button, LinkButton and IconButton. */
export interface ButtonLook {
  /** What the action means. One accent action a view; negative for what cannot be undone. @default 'accent' */
  tone?: 'accent' | 'neutral' | 'positive' | 'negative';
  /** How loud it is. @default 'solid' */
  appearance?: 'solid' | 'soft' | 'outline' | 'ghost';
  /** 32, 40 or 48 px high. @default 'md' */
  size?: 'sm' | 'md' | 'lg';
}
