import type { ReactElement, ReactNode } from 'react';
import type { RootProps } from '../../rootProps.ts';
import { Heading, type HeadingProps } from '../Heading/Heading.tsx';
import type { IconProps } from '../Icon/Icon.tsx';
import * as styles from './EmptyState.css.ts';

export interface EmptyStateProps extends RootProps<HTMLDivElement> {
  /** States that the list is empty: 'No Trade found'. */
  title: string;
  /** The heading level of the title. @default 3 */
  level?: HeadingProps['level'];
  /** What will appear here and how. */
  children?: ReactNode;
  /** An icon for the missing content. */
  icon?: ReactElement<IconProps>;
  /** A drawing instead of an icon, where the list is the subject of the page: DepositsDrawing. */
  drawing?: ReactElement;
  /** A button or link to create the first item. */
  action?: ReactNode;
}

/** Shown in place of an empty list. If loading failed use ErrorState. */
export function EmptyState({ title, level = 3, children, icon, drawing, action, ...element }: EmptyStateProps) {
  return (
    <div {...element} className={styles.root}>
      {drawing}
      {icon && !drawing && <span className={styles.icon}>{icon}</span>}
      <Heading level={level} size="title3">
        {title}
      </Heading>
      {children && <div className={styles.text}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
