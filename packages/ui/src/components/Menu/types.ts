import type { ReactElement } from 'react';
import type { IconProps } from '../Icon/Icon.tsx';

/** One action of a Menu. */
export interface MenuAction {
  /** No two of a menu share one. */
  readonly id: string;
  /** What it does, as a verb: 'Cancel deposit'. */
  readonly label: string;
  /** What it means, in a few words. */
  readonly description?: string;
  readonly icon?: ReactElement<IconProps>;
  /** 'negative' for what cannot be undone; it stands last. @default 'neutral' */
  readonly tone?: 'neutral' | 'negative';
  /** Where it leads, instead of `onAction`. */
  readonly href?: string;
  /** @default false */
  readonly isDisabled?: boolean;
  readonly onAction?: () => void;
}

/** Actions that belong together. */
export interface MenuGroup {
  /** No two of a menu share one. */
  readonly id: string;
  /** @default none */
  readonly title?: string;
  readonly items: readonly MenuAction[];
}
