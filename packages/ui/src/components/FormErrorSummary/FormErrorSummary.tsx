import { type ComponentProps, use, useEffect, useEffectEvent, useId, useImperativeHandle, useRef } from 'react';
import * as en from '../../i18n/messages/en.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { focusField } from '../Form/focusField.ts';
import { SubmissionContext } from '../Form/submission.ts';
import { AlertIcon } from '../Icon/icons.ts';
import * as styles from './FormErrorSummary.css.ts';

export interface FormError {
  /** The `name` of the field. */
  name: string;
  /** The field's label, if the message alone does not say which field it is about. @default none */
  label?: string;
  /** The same message as below the field. */
  message: string;
}

export interface FormErrorSummaryProps extends Omit<ComponentProps<'div'>, 'className' | 'style' | 'children'> {
  /** All errors of the form, in the order of its fields. Nothing is shown for a single error, since the field shows it. */
  errors: readonly FormError[];
}

/** The first child of a Form: after a failed submit it lists the errors and focuses the first invalid field. */
export function FormErrorSummary({ errors, ref, ...element }: FormErrorSummaryProps) {
  const messages = useMessages('FormErrorSummary', en.FormErrorSummary);
  const submission = use(SubmissionContext);
  const root = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => root.current);
  const titleId = useId();

  const focus = (name: string) => focusField(root.current?.closest('form'), name);
  const focusFirst = useEffectEvent(() => {
    const [first] = errors;
    if (first) focus(first.name);
  });
  useEffect(() => {
    if (submission > 0) focusFirst();
  }, [submission]);

  return (
    <div {...element} ref={root} className={styles.region} aria-live="polite">
      {errors.length > 1 && (
        <section className={styles.root} aria-labelledby={titleId}>
          <AlertIcon />
          <div className={styles.content}>
            <p id={titleId} className={styles.title}>
              {messages.title(errors.length)}
            </p>
            <ul aria-live="off">
              {errors.map(({ name, label, message }) => (
                <li key={name}>
                  <a
                    className={styles.link}
                    href={`#${name}`}
                    onClick={(event) => {
                      event.preventDefault();
                      focus(name);
                    }}
                  >
                    {label === undefined ? message : `${label}: ${message}`}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        </section>
      )}
    </div>
  );
}
