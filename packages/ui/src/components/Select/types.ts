import type { ReactNode } from 'react';

/** One option of a Select or a ComboBox. */
export interface SelectOption {
  /** The submitted value, unique among the options. */
  value: string;
  /** The displayed text. */
  label: string;
  /** Additional search terms, such as a code or a native name. */
  keywords?: string;
  /** An icon before the label, such as the logo of a coin. */
  icon?: ReactNode;
}
