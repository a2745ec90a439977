import { ProgressBar } from 'react-aria-components/ProgressBar';
import { useMessages } from '../../i18n/useMessages.ts';
import * as styles from './Spinner.css.ts';

export interface SpinnerProps {
  /** 16, 20 or 40 px. @default 'md' */
  size?: 'sm' | 'md' | 'lg';
  /** What is running. @default 'Loading' in the reader's language */
  label?: string;
}

/** The indigo ring of an action that runs (CONST-1). For content that loads, show a skeleton instead. */
export function Spinner({ size = 'md', label }: SpinnerProps) {
  const messages = useMessages('Spinner');
  return (
    <ProgressBar isIndeterminate aria-label={label ?? messages.label} className={styles.root({ size })}>
      <svg className={styles.ring} viewBox="0 0 24 24" aria-hidden="true">
        <circle className={styles.track} cx="12" cy="12" r="10" />
        <circle className={styles.arc} cx="12" cy="12" r="10" pathLength="100" />
      </svg>
    </ProgressBar>
  );
}
