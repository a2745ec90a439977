import type { ComponentProps } from 'react';
import * as styles from './Divider.css.ts';

export interface DividerProps extends Omit<ComponentProps<'hr'>, 'className' | 'style' | 'children'> {
  /** Vertical stands between children of an Inline. @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical';
}

/** A hairline between two things. Try room first: a larger gap often says the same. */
export function Divider({ orientation = 'horizontal', ...line }: DividerProps) {
  return <hr {...line} aria-orientation={orientation} className={styles.root({ orientation })} />;
}
