import type { LucideIconData } from '@lucide/icons';
import { createElement, type ReactElement } from 'react';
import * as styles from './Icon.css.ts';

export interface IconProps {
  /** The size: 16, 20 or 24 px. @default the size set by the parent, otherwise md */
  size?: 'sm' | 'md' | 'lg';
  /** The accessible name, if no text next to the icon says the same. Without it the icon is hidden from assistive technology. */
  label?: string;
}

/** Stroke 1.75 on a grid of 24, which matches the weight of the text beside it. */
const STROKE = 1.75;

/**
 * Creates an icon of the set in icons.ts from its lines: Lucide's own component computes a dozen attributes for each
 * icon, which are the same for all. A directional icon is mirrored in right-to-left text.
 */
// Without this annotation a bundle would contain every icon of the set.
/* @__NO_SIDE_EFFECTS__ */
export function createIcon({ node }: LucideIconData, { isDirectional = false } = {}) {
  // Created once: React skips elements that are identical.
  let lines: readonly ReactElement[] | undefined;
  return function Icon({ size, label }: IconProps) {
    lines ??= node.map(([tag, attributes]) => createElement(tag, attributes));
    return (
      <svg
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={STROKE}
        strokeLinecap="round"
        strokeLinejoin="round"
        role={label === undefined ? undefined : 'img'}
        aria-label={label}
        aria-hidden={label === undefined || undefined}
        className={styles.icon({ size, isDirectional })}
      >
        {lines}
      </svg>
    );
  };
}
