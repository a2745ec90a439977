import type { ReactNode } from 'react';
import { Card } from '../../components/Card/Card.tsx';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './StatRow.css.ts';

export interface StatRowProps extends RootProps<HTMLDivElement> {
  /** StatCards with `appearance="plain"`. */
  children: ReactNode;
  /** One SampleTag for all figures with `isSample` (DASH-3), shown below the row. */
  note?: ReactNode;
}

/** Several figures in one card, with hairlines between them: in a row, in two columns, or on narrow phones in one. */
export function StatRow({ children, note, ...element }: StatRowProps) {
  return (
    <Card {...element} padding="none">
      <div className={styles.frame}>
        <div className={styles.row}>{children}</div>
      </div>
      {note && (
        <div className={styles.note}>
          <span aria-hidden="true">*</span>
          {note}
        </div>
      )}
    </Card>
  );
}
