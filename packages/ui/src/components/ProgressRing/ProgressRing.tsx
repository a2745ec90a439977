import type { ReactNode } from 'react';
import { ProgressBar } from 'react-aria-components/ProgressBar';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './ProgressRing.css.ts';

export interface ProgressRingProps extends RootProps<HTMLDivElement> {
  /** What is in progress; the accessible name. */
  label: string;
  /** The progress, from 0. More than `max` fills the ring; invalid values leave it empty. */
  value: number;
  /** The maximum, above 0. */
  max: number;
  /** The progress as text for assistive technology: '4 of 6 deposits made'. @default a percentage */
  valueText?: string;
  /** A short text in the middle. */
  children?: ReactNode;
}

const ROUND = 100;

/** A circular progress indicator. */
export function ProgressRing({ label, value, max, valueText, children, ...element }: ProgressRingProps) {
  const share = max > 0 && Number.isFinite(value / max) ? Math.min(Math.max(value / max, 0), 1) : 0;
  return (
    <ProgressBar
      {...element}
      aria-label={label}
      value={share * ROUND}
      {...(valueText !== undefined && { valueLabel: valueText })}
      className={styles.root}
    >
      <svg viewBox="0 0 52 52" aria-hidden="true" className={styles.ring}>
        <circle className={styles.rail} cx="26" cy="26" r="22" />
        {share > 0 && (
          <circle
            className={styles.arc}
            cx="26"
            cy="26"
            r="22"
            pathLength={ROUND}
            strokeDasharray={`${share * ROUND} ${ROUND}`}
          />
        )}
      </svg>
      {children && (
        <span aria-hidden="true" className={styles.middle}>
          {children}
        </span>
      )}
    </ProgressBar>
  );
}
