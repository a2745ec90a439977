import * as en from '../../i18n/messages/en.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import type { RootProps } from '../../rootProps.ts';
import { CheckIcon } from '../Icon/icons.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Steps.css.ts';

/** One step of a form that has more than one. */
export interface Step {
  readonly id: string;
  /** What is done there, in a word or two: 'Documents'. */
  readonly label: string;
  /** What it asks for, in a few words. @default none */
  readonly description?: string;
}

export interface StepsProps extends RootProps<HTMLDivElement> {
  /** What is gone through: 'Verification'. */
  label: string;
  /** In their order. */
  steps: readonly Step[];
  /** How many steps are done: the next one is the current one; with all of them done there is none. */
  current: number;
  /** Where there is no room, the current step alone, with its number of how many. @default false */
  isOneLine?: boolean;
}

/**
 * How far a form of several steps is: which are done, which is on, which are to come. Beside each other, below each
 * other where there is no room. It leads nowhere: the way back is a button of the form.
 */
export function Steps({ label, steps, current, isOneLine = false, ...element }: StepsProps) {
  const messages = useMessages('Steps', en.Steps);
  const statusOf = (index: number) => (index < current ? 'done' : index === current ? 'current' : 'toCome');
  return (
    <div {...element} className={styles.root}>
      <ol aria-label={label} className={styles.list}>
        {steps.map(({ id, label: name, description }, index) => {
          const status = statusOf(index);
          return (
            <li
              key={id}
              className={styles.step({ isLeftOut: isOneLine && status !== 'current' })}
              {...(status === 'current' && { 'aria-current': 'step' })}
            >
              <span aria-hidden="true" className={styles.marker({ status })}>
                {status === 'done' ? <CheckIcon size="sm" /> : index + 1}
              </span>
              <span className={styles.rail({ isDone: status === 'done' })} />
              <span className={styles.words}>
                <span className={styles.label({ status })}>
                  {name}
                  {isOneLine && (
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
