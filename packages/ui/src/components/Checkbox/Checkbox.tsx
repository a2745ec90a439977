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
  /** What is agreed to or switched on; it may hold a Link. */
  children: ReactNode;
  /** It is on; the caller keeps it. @default it keeps it itself */
  isSelected?: boolean;
  /** It is on to begin with. @default false */
  defaultSelected?: boolean;
  /** What it should be now. */
  onChange?: (isSelected: boolean) => void;
  /** The input. */
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
