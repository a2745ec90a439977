import type { ComponentProps } from 'react';
import * as styles from './Divider.css.ts';

export interface DividerProps extends Omit<ComponentProps<'hr'>, 'className' | 'style' | 'children'> {
  /** Use 'vertical' between children of an Inline. @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical';
}

/** A thin line between two elements. Try whitespace first: a larger gap often does the same. */
export function Divider({ orientation = 'horizontal', ...line }: DividerProps) {
  return <hr {...line} aria-orientation={orientation} className={styles.root({ orientation })} />;
}
