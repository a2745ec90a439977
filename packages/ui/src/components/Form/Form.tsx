import { type ComponentProps, useState } from 'react';
import * as styles from './Form.css.ts';
import { SubmissionContext } from './submission.ts';

export interface FormProps extends Omit<ComponentProps<'form'>, 'className' | 'style' | 'action' | 'onSubmit'> {
  /** Called on submit, by button or Enter. The form is not reset; validate the values, then send them or show errors. */
  onSubmit: () => void;
}

/** A column of fields that are submitted together. The caller provides the errors; FormErrorSummary lists them. */
export function Form({ onSubmit, children, ...form }: FormProps) {
  const [submission, setSubmission] = useState(0);
  return (
    <form
      {...form}
      noValidate
      className={styles.root}
      onSubmit={(event) => {
        event.preventDefault();
        // React passes it on to the form around a dialog, although the dialog is elsewhere in the document.
        event.stopPropagation();
        setSubmission(submission + 1);
        onSubmit();
      }}
    >
      <SubmissionContext value={submission}>{children}</SubmissionContext>
    </form>
  );
}
