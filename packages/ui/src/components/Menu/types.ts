import type { ReactElement } from 'react';
import type { IconProps } from '../Icon/Icon.tsx';

/** One action of a Menu. */
export interface MenuAction {
  /** Unique within the menu. */
  readonly id: string;
  /** The label, as a verb: 'Cancel deposit'. */
  readonly label: string;
  /** A short description. */
  readonly description?: string;
  /** An icon before the label. @default none */
  readonly icon?: ReactElement<IconProps>;
  /** 'negative' for an action that cannot be undone; place it last. @default 'neutral' */
  readonly tone?: 'neutral' | 'negative';
  /** Makes the item a link, in place of `onAction`. */
  readonly href?: string;
  /** Whether it is disabled. @default false */
  readonly isDisabled?: boolean;
  /** Called when the action is chosen. */
  readonly onAction?: () => void;
}

/** Actions that belong together. */
export interface MenuGroup {
  /** Unique within the menu. */
  readonly id: string;
  /** A heading above the actions. @default none */
  readonly title?: string;
  /** The actions of the group, in order. */
  readonly items: readonly MenuAction[];
}
