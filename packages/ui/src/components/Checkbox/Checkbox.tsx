import type { ReactNode, Ref } from 'react';
import { CheckboxButton, CheckboxField, type CheckboxFieldProps, Text } from 'react-aria-components/Checkbox';
import { description as descriptionStyle } from '../FieldShell/FieldShell.css.ts';
import { FieldMessage } from '../FieldShell/FieldShell.tsx';
import { fieldRoot } from '../FieldShell/fieldRoot.ts';
import type { FieldProps, OwnedByField } from '../FieldShell/types.ts';
import { CheckIcon } from '../Icon/icons.ts';
import * as styles from './Checkbox.css.ts';

export interface CheckboxProps
  extends Omit<CheckboxFieldProps, OwnedByField | 'isIndeterminate' | 'inputRef'>,
    Omit<FieldProps, 'label' | 'isOptional'> {
  /** What is agreed to or switched on; it may hold a Link. */
  children: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** Yes or no, taken up when the form is sent. */
export function Checkbox({
  children,
  description,
  errorMessage = null,
  isRequired = false,
  isDisabled = false,
  name,
  ref,
  ...field
}: CheckboxProps) {
  return (
    <CheckboxField
      {...field}
      {...fieldRoot({ name, errorMessage, isRequired, isDisabled })}
      {...(ref && { inputRef: ref })}
    >
      <CheckboxButton className={styles.button}>
        <span className={styles.box}>
          <span className={styles.check}>
            <CheckIcon size="sm" />
          </span>
        </span>
        <span className={styles.label}>{children}</span>
      </CheckboxButton>
      {description && (
        <Text slot="description" className={descriptionStyle}>
          {description}
        </Text>
      )}
      <FieldMessage>{errorMessage}</FieldMessage>
    </CheckboxField>
  );
}
