import type { ReactNode, Ref } from 'react';
import { CheckboxButton, CheckboxField, type CheckboxFieldProps, Text } from 'react-aria-components/Checkbox';
import type { LayoutProps } from '../../rootProps.ts';
import { description as descriptionStyle } from '../FieldShell/FieldShell.css.ts';
import { FieldMessage } from '../FieldShell/FieldShell.tsx';
import { fieldRoot } from '../FieldShell/fieldRoot.ts';
import type { FieldProps, OwnedByField } from '../FieldShell/types.ts';
import { CheckIcon } from '../Icon/icons.ts';
import * as styles from './Checkbox.css.ts';

export interface CheckboxProps
  extends Omit<CheckboxFieldProps, OwnedByField | 'inputRef' | 'isIndeterminate' | 'ref'>,
    Omit<FieldProps, 'label' | 'isOptional'>,
    LayoutProps {
  /** What the user agrees to or selects; it may contain a Link. */
  children: ReactNode;
  /** Whether it is selected (controlled). @default uncontrolled */
  isSelected?: boolean;
  /** Whether it is selected initially (uncontrolled). @default false */
  defaultSelected?: boolean;
  /** Receives the new state. */
  onChange?: (isSelected: boolean) => void;
  /** The input. */
  ref?: Ref<HTMLInputElement>;
}

/** A yes-or-no choice that takes effect when the form is submitted. */
export function Checkbox({
  children,
  description,
  errorMessage = null,
  isRequired = false,
  isDisabled = false,
  name,
  ref,
  className,
  ...field
}: CheckboxProps) {
  return (
    <CheckboxField
      {...field}
      {...fieldRoot({ name, errorMessage, isRequired, isDisabled, className })}
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
