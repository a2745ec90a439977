import type { ComponentProps, ReactNode } from 'react';
import { joinClasses, type LayoutProps } from '../../rootProps.ts';
import { Heading } from '../Heading/Heading.tsx';
import * as styles from './Card.css.ts';

export interface CardProps extends Omit<ComponentProps<'div'>, keyof LayoutProps | 'title'>, LayoutProps {
  /** A heading at the top. */
  title?: ReactNode;
  /** The heading level. @default 2 */
  level?: 2 | 3 | 4;
  /** Placed at the end of the title row: a 'show all' link or a menu. */
  actions?: ReactNode;
  /** `none` for a table or a list that reaches the edges; the title keeps its padding. @default 'md' */
  padding?: 'none' | 'sm' | 'md';
  /** Outlines the card as the current one of several; the content should say so in text too. @default false */
  isCurrent?: boolean;
}

/** A surface for one self-contained unit. Where whitespace separates well enough, use no card. */
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
