import type { ReactNode } from 'react';
import * as styles from './FlowPage.css.ts';

export interface DataTableProps {
  /** The name of the table for assistive technology. */
  readonly label: string;
  readonly head: readonly string[];
  readonly rows: readonly DataRow[];
  /** Shown if there are no rows. */
  readonly empty: string;
}

export interface DataRow {
  readonly key: string;
  readonly cells: readonly ReactNode[];
  readonly isSelected?: boolean;
  /** The element's id, for links to the row. */
  readonly anchor?: string;
}

/** A table of a documentation page, which scrolls horizontally on a narrow one. */
export function DataTable({ label, head, rows, empty }: DataTableProps) {
  if (rows.length === 0) return <p className={styles.muted}>{empty}</p>;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keyboard
    <section className={styles.scroll} aria-label={label} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {head.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells, isSelected, anchor }) => (
            <tr key={key} id={anchor} data-selected={isSelected === true ? '' : undefined}>
              {cells.map((cell, index) => (
                <td key={head[index]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
