import type { ReactNode } from 'react';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './DefinitionList.css.ts';

/** One row: a term and its value. */
export interface Definition {
  /** The name of the value: 'Network fee'. */
  readonly term: string;
  /** Shown as '---' if there is no value. */
  readonly value: ReactNode;
}

export interface DefinitionListProps extends RootProps<HTMLDListElement> {
  /** Each term may appear only once. */
  items: readonly Definition[];
}

/**
 * A list of terms and values, one per row: the value is at the end of the row, or below the start of the term where it does not
 * fit beside it.
 */
export function DefinitionList({ items, ...element }: DefinitionListProps) {
  return (
    <dl {...element} className={styles.root}>
      {items.map(({ term, value }) => (
        <div key={term} className={styles.row}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
