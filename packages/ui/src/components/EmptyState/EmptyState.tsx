import type { ReactElement, ReactNode } from 'react';
import type { RootProps } from '../../rootProps.ts';
import { Heading, type HeadingProps } from '../Heading/Heading.tsx';
import type { IconProps } from '../Icon/Icon.tsx';
import * as styles from './EmptyState.css.ts';

export interface EmptyStateProps extends RootProps<HTMLDivElement> {
  /** That there is nothing: 'No Trade found'. */
  title: string;
  /** @default 3 */
  level?: HeadingProps['level'];
  /** What will appear here and how. */
  children?: ReactNode;
  /** A sign of what is missing. */
  icon?: ReactElement<IconProps>;
  /** The way to the first one. */
  action?: ReactNode;
}

/** Stands where a list would be. Nothing failed: for that use ErrorState. */
export function EmptyState({ title, level = 3, children, icon, action, ...element }: EmptyStateProps) {
  return (
    <div {...element} className={styles.root}>
      {icon && <span className={styles.icon}>{icon}</span>}
      <Heading level={level} size="title3">
        {title}
      </Heading>
      {children && <div className={styles.text}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
