import type { ReactNode } from 'react';
import type { RootProps } from '../../rootProps.ts';
import { Heading, type HeadingProps } from '../Heading/Heading.tsx';
import * as styles from './Outcome.css.ts';

export interface OutcomeProps extends RootProps<HTMLDivElement> {
  /** The result: 'positive' has a check mark, which draws itself once, 'negative' a cross, 'warning' an exclamation mark. */
  tone: 'positive' | 'negative' | 'warning';
  /** What happened: 'Received $2,000.00'. */
  title: string;
  /** The heading level of the title. @default 3 */
  level?: HeadingProps['level'];
  /** What it means, and what to do. */
  children?: ReactNode;
  /** Buttons or links to continue with. */
  actions?: ReactNode;
}

/** The lines of each mark, as SVG paths in a box of 24 × 24. */
const STROKES = {
  positive: ['M6.5 12.5 10.5 16.5 17.5 8.5'],
  negative: ['M8 8 16 16', 'M16 8 8 16'],
  warning: ['M12 6.5 12 13', 'M12 16.5 12 16.6'],
} as const satisfies Record<OutcomeProps['tone'], readonly string[]>;

/**
 * The end of a task: a large mark, what happened, what it means and how to continue. With reduced motion the mark is
 * complete at once. To have it announced, render it inside an `output` element that was in the page before.
 */
export function Outcome({ tone, title, level = 3, children, actions, ...element }: OutcomeProps) {
  const known = Object.hasOwn(STROKES, tone) ? tone : 'warning';
  return (
    <div {...element} className={styles.root}>
      <svg viewBox="0 0 24 24" aria-hidden="true" className={styles.mark({ tone: known })}>
        <circle cx="12" cy="12" r="11" className={styles.disc} />
        {STROKES[known].map((line) => (
          <path key={line} d={line} pathLength={1} className={styles.stroke({ isDrawn: known === 'positive' })} />
        ))}
      </svg>
      <Heading level={level} size="title1">
        {title}
      </Heading>
      {children && <div className={styles.text}>{children}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
