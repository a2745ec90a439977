import type { ReactNode } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Label, Text } from 'react-aria-components/TextField';
import * as en from '../../i18n/messages/en.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { AlertIcon } from '../Icon/icons.ts';
import { root as hidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import * as styles from './FieldShell.css.ts';
import type { FieldProps } from './types.ts';

export interface FieldShellProps
  extends Required<Pick<FieldProps, 'label' | 'description' | 'errorMessage' | 'isOptional'>> {
  /** Whether the label is only for assistive technology. @default false */
  isLabelHidden?: boolean;
  /** The control. */
  children: ReactNode;
}

/** The shared parts of every field: label above the control, description and error below it. Used inside a React Aria field. */
export function FieldShell({
  label,
  description,
  errorMessage,
  isOptional,
  isLabelHidden = false,
  children,
}: FieldShellProps) {
  const messages = useMessages('Field', en.Field);
  return (
    <>
      <Label className={isLabelHidden ? hidden : styles.label}>
        {label}
        {isOptional && <span className={styles.optional}> {messages.optional}</span>}
      </Label>
      {children}
      {description && (
        <Text slot="description" className={styles.description}>
          {description}
        </Text>
      )}
      <FieldMessage>{errorMessage}</FieldMessage>
    </>
  );
}

/**
 * The error message of a field: its own, or that of `validationErrors` of React Aria's Form. The live region is rendered
 * before there is a message, because the message would not be announced otherwise.
 */
export function FieldMessage({ children }: { children: string | null }) {
  return (
    <div aria-live="polite">
      <FieldError className={styles.error}>
        {({ validationErrors }) => (
          <>
            <AlertIcon size="md" />
            {children ?? validationErrors.join(' ')}
          </>
        )}
      </FieldError>
    </div>
  );
}
