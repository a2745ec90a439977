import type { ReactNode } from 'react';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './Badge.css.ts';

export interface BadgeProps extends RootProps<HTMLSpanElement> {
  /** A status in a word or two: colour alone never says it. */
  children: ReactNode;
  /** @default 'neutral' */
  tone?: 'neutral' | 'accent' | 'positive' | 'negative' | 'warning';
  /** A sign before the word. */
  icon?: ReactNode;
  /** `tag` is square and quiet, for what a thing is rather than how it stands. @default 'pill' */
  shape?: 'pill' | 'tag';
}

/** A small label on a thing. It does nothing; for what can be pressed use Button. */
export function Badge({ children, tone = 'neutral', icon, shape = 'pill', ...element }: BadgeProps) {
  return (
    <span {...element} className={styles.root({ tone, shape })}>
      {icon}
      <span className={styles.label}>{children}</span>
    </span>
  );
}
