import type { ReactNode } from 'react';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './DefinitionList.css.ts';

/** One row: a term and what it is. */
export interface Definition {
  readonly term: string;
  /** '---' where there is none. */
  readonly value: ReactNode;
}

export interface DefinitionListProps extends RootProps<HTMLDListElement> {
  /** Each term once. */
  items: readonly Definition[];
}

/** Facts of one thing, a row each: the term at the start, the value at the end, under it where there is no room. */
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
