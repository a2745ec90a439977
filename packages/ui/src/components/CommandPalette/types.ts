import type { ReactElement } from 'react';
import type { IconProps } from '../Icon/Icon.tsx';

/** One page or action of a CommandPalette. */
export interface Command {
  /** Unique within the palette. */
  readonly id: string;
  /** The name of the page, or the action as a verb: 'Hide amounts'. */
  readonly label: string;
  /** A short text at the end of the row, such as 'Current'. */
  readonly detail?: string;
  /** Other words that find it: 'top up' for a deposit. */
  readonly keywords?: string;
  /** An icon before the label. @default none */
  readonly icon?: ReactElement<IconProps>;
  /** Opens this address, in place of `onAction`. */
  readonly href?: string;
  /** Called when the command is run. */
  readonly onAction?: () => void;
}

/** Commands that belong together. */
export interface CommandGroup {
  /** Unique within the palette. */
  readonly id: string;
  /** The heading of the group. */
  readonly title: string;
  /** The commands of the group, in order. */
  readonly commands: readonly Command[];
}
