import { ProgressBarContext } from 'react-aria-components/ProgressBar';
import { useSlottedContext } from 'react-aria-components/slots';
import * as en from '../../i18n/messages/en.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './Spinner.css.ts';

export interface SpinnerProps extends RootProps<HTMLDivElement> {
  /** The diameter: 16, 20 or 40 px. @default 'md' */
  size?: 'sm' | 'md' | 'lg';
  /** What is in progress. @default 'Loading' in the reader's language */
  label?: string;
}

/** A spinner for a running action (CONST-1). For loading content use a skeleton instead. */
export function Spinner({ size = 'md', label, ...element }: SpinnerProps) {
  const messages = useMessages('Spinner', en.Spinner);
  // A pending button is labelled by the spinner inside. React Aria's ProgressBar would add number formatting.
  const button = useSlottedContext(ProgressBarContext);
  return (
    <div
      id={button?.id}
      {...element}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <progress> draws itself and can hold no ring
      role="progressbar"
      aria-label={label ?? messages.label}
      className={styles.root({ size })}
    >
      <svg className={styles.ring} viewBox="0 0 24 24" aria-hidden="true">
        <circle className={styles.track} cx="12" cy="12" r="10" />
        <circle className={styles.arc} cx="12" cy="12" r="10" pathLength="100" />
      </svg>
    </div>
  );
}
