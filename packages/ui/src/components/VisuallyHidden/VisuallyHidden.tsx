import type { ReactNode } from 'react';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './VisuallyHidden.css.ts';

export interface VisuallyHiddenProps extends RootProps<HTMLSpanElement> {
  /** The words to say. */
  children: ReactNode;
}

/** Words that a screen reader says and nobody sees. */
export function VisuallyHidden({ children, ...element }: VisuallyHiddenProps) {
  return (
    <span {...element} className={styles.root}>
      {children}
    </span>
  );
}
