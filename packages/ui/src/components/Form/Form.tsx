import { type ComponentProps, useState } from 'react';
import * as styles from './Form.css.ts';
import { SubmissionContext } from './submission.ts';

export interface FormProps extends Omit<ComponentProps<'form'>, 'className' | 'style' | 'action' | 'onSubmit'> {
  /** The person wants to send it, by button or by Enter. What is typed stays; judge it, then send it or show errors. */
  onSubmit: () => void;
}

/** Fields one below the other that are sent together. Errors are the caller's; FormErrorSummary gathers them. */
export function Form({ onSubmit, children, ...form }: FormProps) {
  const [submission, setSubmission] = useState(0);
  return (
    <form
      {...form}
      noValidate
      className={styles.root}
      onSubmit={(event) => {
        event.preventDefault();
        setSubmission(submission + 1);
        onSubmit();
      }}
    >
      <SubmissionContext value={submission}>{children}</SubmissionContext>
    </form>
  );
}
