import { type MouseEvent, type ReactNode, useId } from 'react';
import * as en from '../../i18n/messages/en.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import type { RootProps } from '../../rootProps.ts';
import { AlertIcon } from '../Icon/icons.ts';
import * as styles from './FieldShell.css.ts';
import type { FieldProps } from './types.ts';

/** Connects the control to its label, description and error message. */
export interface GroupControl {
  /** The id of the label. */
  labelId: string;
  /** The props of the control itself. */
  aria: {
    id: string;
    'aria-describedby'?: string;
    'aria-invalid'?: true;
    'aria-required'?: true;
  };
}

export interface FieldGroupProps extends RootProps<HTMLDivElement>, FieldProps {
  /** The form field name, by which FormErrorSummary finds the field. */
  name: string | undefined;
  /** Clicking the label focuses the control without activating it. @default false */
  isLabelFocusing?: boolean;
  /** Renders the control with the props that connect it to the label. */
  children: (control: GroupControl) => ReactNode;
}

/** A FieldShell for native controls such as a file input or a list in a dialog. */
export function FieldGroup({
  name,
  label,
  description,
  errorMessage = null,
  isRequired = false,
  isOptional = false,
  isDisabled = false,
  isLabelFocusing = false,
  children,
  id: callerId,
  ...element
}: FieldGroupProps) {
  const messages = useMessages('Field', en.Field);
  const generatedId = useId();
  const id = callerId ?? generatedId;
  const ids = { label: `${id}label`, description: `${id}description`, error: `${id}error` };
  const describedBy = [description && ids.description, errorMessage && ids.error].filter(Boolean).join(' ');
  return (
    <div
      {...element}
      className={styles.field}
      data-field={name}
      data-invalid={errorMessage ? 'true' : undefined}
      data-disabled={isDisabled || undefined}
    >
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- a label has no keys */}
      <label id={ids.label} htmlFor={id} className={styles.label} {...(isLabelFocusing && { onClick: focusControl })}>
        {label}
        {isOptional && <span className={styles.optional}> {messages.optional}</span>}
      </label>
      {children({
        labelId: ids.label,
        aria: {
          id,
          ...(describedBy && { 'aria-describedby': describedBy }),
          ...(errorMessage && { 'aria-invalid': true }),
          ...(isRequired && { 'aria-required': true }),
        },
      })}
      {description && (
        <span id={ids.description} className={styles.description}>
          {description}
        </span>
      )}
      <div aria-live="polite">
        {errorMessage && (
          <span id={ids.error} className={styles.error}>
            <AlertIcon size="md" />
            {errorMessage}
          </span>
        )}
      </div>
    </div>
  );
}

function focusControl(event: MouseEvent<HTMLLabelElement>): void {
  event.preventDefault();
  event.currentTarget.control?.focus();
}
