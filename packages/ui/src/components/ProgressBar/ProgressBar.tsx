import { assignInlineVars } from '@vanilla-extract/dynamic';
import { Label } from 'react-aria-components/Label';
import { ProgressBar as AriaProgressBar } from 'react-aria-components/ProgressBar';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './ProgressBar.css.ts';

export interface ProgressBarProps extends RootProps<HTMLDivElement> {
  /** What is in progress; the accessible name. */
  label: string;
  /** The progress, from 0. null for an indeterminate bar; invalid values leave it empty. */
  value: number | null;
  /** The maximum, above 0. @default 100 */
  max?: number;
  /** The progress as text: '4 of 6 deposits made'. @default a percentage */
  valueText?: string;
  /** Hides the label, if a text nearby says the same. It remains the accessible name. @default false */
  isLabelHidden?: boolean;
}

/** A progress bar. In small places use ProgressRing, for short indeterminate waits Spinner. */
export function ProgressBar({
  label,
  value,
  max = 100,
  valueText,
  isLabelHidden = false,
  ...element
}: ProgressBarProps) {
  const share = value !== null && max > 0 && value > 0 ? Math.min(value / max, 1) : 0;
  const percent = Number.isFinite(share) ? share * 100 : 0;
  return (
    <AriaProgressBar
      {...element}
      value={percent}
      isIndeterminate={value === null}
      className={styles.root}
      {...(isLabelHidden && { 'aria-label': label })}
      {...(valueText !== undefined && { valueLabel: valueText })}
    >
      {({ valueText: words }) => (
        <>
          {!isLabelHidden && (
            <span className={styles.head}>
              <Label className={styles.label}>{label}</Label>
              {value !== null && <span className={styles.words}>{words}</span>}
            </span>
          )}
          <span className={styles.rail}>
            <span
              className={styles.bar({ isRunning: value === null })}
              style={assignInlineVars({ [styles.share]: `${percent}%` })}
            />
          </span>
        </>
      )}
    </AriaProgressBar>
  );
}
