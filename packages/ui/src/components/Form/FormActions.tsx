import type { ReactNode } from 'react';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './FormActions.css.ts';

export interface FormActionsProps extends RootProps<HTMLDivElement> {
  /** The Button that submits the form, and at most one more. */
  children: ReactNode;
}

/**
 * The button at the end of a long Form. On a phone it stays in view, above the bar at the bottom of the AppShell, while
 * the form is longer than the window.
 */
export function FormActions({ children, ...element }: FormActionsProps) {
  return (
    <div {...element} className={styles.root}>
      {children}
    </div>
  );
}
