import { type ReactNode, useRef } from 'react';
import { useOverflow } from '../../components/Table/useOverflow.ts';
import * as styles from './PriceChart.css.ts';

/** A table in the place of a curve. A scrollable element must be focusable, otherwise the arrow keys cannot scroll it. */
export function Scroller({ children }: { children: ReactNode }) {
  const scroller = useRef<HTMLDivElement>(null);
  const isScrolling = useOverflow(scroller);
  return (
    <div ref={scroller} {...(isScrolling && { tabIndex: 0 })} className={styles.scroller}>
      {children}
    </div>
  );
}
