import * as en from '../../i18n/messages/en.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import type { RootProps } from '../../rootProps.ts';
import { CheckIcon } from '../Icon/icons.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Steps.css.ts';

/** One step of a multi-step form. */
export interface Step {
  /** Unique among the steps. */
  readonly id: string;
  /** The label, in a word or two: 'Documents'. */
  readonly label: string;
  /** A short description. @default none */
  readonly description?: string;
}

export interface StepsProps extends RootProps<HTMLDivElement> {
  /** The accessible name of the list: 'Verification'. */
  label: string;
  /** All steps, in order. */
  steps: readonly Step[];
  /** The index of the current step, which is the number of completed steps. */
  current: number;
  /**
   * What a narrow container shows: all steps in a column, the current step alone with 'n of m', or the markers alone, for a
   * form whose heading names the step. Screen readers read all of them. @default 'column'
   */
  narrow?: 'column' | 'current' | 'markers';
}

/**
 * The progress of a multi-step form: completed, current and upcoming steps, in a row or, in narrow containers, as `narrow` says.
 * It is not navigation; the form has its own back button.
 */
export function Steps({ label, steps, current, narrow = 'column', ...element }: StepsProps) {
  const messages = useMessages('Steps', en.Steps);
  const statusOf = (index: number) => (index < current ? 'done' : index === current ? 'current' : 'upcoming');
  return (
    <div {...element} className={styles.root}>
      <ol aria-label={label} className={styles.list({ narrow })}>
        {steps.map(({ id, label: name, description }, index) => {
          const status = statusOf(index);
          return (
            <li
              key={id}
              className={styles.step({ narrow, isLeftOut: narrow === 'current' && status !== 'current' })}
              {...(status === 'current' && { 'aria-current': 'step' })}
            >
              <span aria-hidden="true" className={styles.marker({ status })}>
                {status === 'done' ? <CheckIcon size="sm" /> : index + 1}
              </span>
              <span className={styles.rail({ isDone: status === 'done', narrow })} />
              <span className={styles.words({ narrow })}>
                <span className={styles.label({ status })}>
                  {name}
                  {narrow === 'current' && (
                    <span aria-hidden="true" className={styles.count}>
                      {` ${index + 1}/${steps.length}`}
                    </span>
                  )}
                </span>
                {status !== 'current' && <VisuallyHidden>, {messages[status]}</VisuallyHidden>}
                {description !== undefined && <span className={styles.description}>{description}</span>}
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
