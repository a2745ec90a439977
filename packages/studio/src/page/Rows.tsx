import * as styles from './FlowPage.css.ts';
import type { FlowRow } from './types.ts';

/** Rows of a status table, collapsed: there can be dozens. */
export function Rows({ rows }: { readonly rows: readonly FlowRow[] }) {
  if (rows.length === 0) return '–';
  return (
    <details>
      <summary>
        <bdi>{rows.length === 1 ? '1 row' : `${rows.length} rows`}</bdi>
      </summary>
      <ul className={styles.outcomes}>
        {rows.map(({ title, state }) => (
          <li key={title}>
            <bdi>
              {title} → <code>{state}</code>
            </bdi>
          </li>
        ))}
      </ul>
    </details>
  );
}
