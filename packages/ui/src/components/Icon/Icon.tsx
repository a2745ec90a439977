import type { LucideIcon } from 'lucide-react';
import * as styles from './Icon.css.ts';

export interface IconProps {
  /** 16, 20 or 24 px. @default the size that the parent sets, else md */
  size?: 'sm' | 'md' | 'lg';
  /** What the sign means, where no word beside it says so. Without it, the icon is hidden from assistive technology. */
  label?: string;
}

/** Stroke 1.75 on a grid of 24: the weight of the text beside it. */
const STROKE = 1.75;

/** Makes one icon of the set in icons.ts. A directional sign points the other way in right-to-left text. */
// Without the mark, a bundle would hold every icon of the set.
/* @__NO_SIDE_EFFECTS__ */
export function createIcon(Glyph: LucideIcon, { isDirectional = false } = {}) {
  return function Icon({ size, label }: IconProps) {
    return (
      <Glyph
        className={styles.icon({ size, isDirectional })}
        strokeWidth={STROKE}
        focusable="false"
        {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      />
    );
  };
}
