import type { ReactNode } from 'react';

/** One choice of a Select or a ComboBox. */
export interface SelectOption {
  /** What is sent; no two options share one. */
  value: string;
  /** What is read. */
  label: string;
  /** Other words that find it when typing: a code, a native name. */
  keywords?: string;
  /** A sign before the label: the mark of a coin. */
  icon?: ReactNode;
}
