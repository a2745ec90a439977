import type { ComponentProps, ReactNode } from 'react';
import { joinClasses, type LayoutProps } from '../../rootProps.ts';
import { Heading } from '../Heading/Heading.tsx';
import * as styles from './Card.css.ts';

export interface CardProps extends Omit<ComponentProps<'div'>, keyof LayoutProps | 'title'>, LayoutProps {
  /** A heading at the top. */
  title?: ReactNode;
  /** The heading's place in the outline of the page. @default 2 */
  level?: 2 | 3 | 4;
  /** At the end of the title's row: a link to all, a menu. */
  actions?: ReactNode;
  /** `none` for a table or a list that reaches the edges; the title keeps its room. @default 'md' */
  padding?: 'none' | 'sm' | 'md';
  /** Outlined as the one of several that holds now; say so in words too. @default false */
  isCurrent?: boolean;
}

/** A surface for one thing that can be taken up as a whole. Where air separates well enough, use none. */
export function Card({
  title,
  level = 2,
  actions,
  padding = 'md',
  isCurrent = false,
  children,
  className,
  ...card
}: CardProps) {
  return (
    <div {...card} className={joinClasses(styles.root({ padding, isCurrent }), className)}>
      {(title !== undefined || actions !== undefined) && (
        <div className={styles.head}>
          {title !== undefined && (
            <div className={styles.title}>
              <Heading level={level} size="title3">
                {title}
              </Heading>
            </div>
          )}
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      )}
      {children}
    </div>
  );
}
