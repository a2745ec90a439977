import type { ReactNode } from 'react';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './Badge.css.ts';

export interface BadgeProps extends RootProps<HTMLSpanElement> {
  /** The status in a word or two; colour alone must not convey it. */
  children: ReactNode;
  /** The colour, by the meaning of the status. @default 'neutral' */
  tone?: 'neutral' | 'accent' | 'positive' | 'negative' | 'warning';
  /** An icon before the text. */
  icon?: ReactNode;
  /** `tag` is square and less prominent, for a category rather than a status. @default 'pill' */
  shape?: 'pill' | 'tag';
}

/** A small label for a status or a category. It is not interactive; for actions use Button. */
export function Badge({ children, tone = 'neutral', icon, shape = 'pill', ...element }: BadgeProps) {
  return (
    <span {...element} className={styles.root({ tone, shape })}>
      {icon}
      <span className={styles.label}>{children}</span>
    </span>
  );
}
