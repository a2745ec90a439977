'use no memo';

import { type ComponentProps, type ReactNode, type Ref, useId } from 'react';
import * as shell from '../FieldShell/FieldShell.css.ts';
import { splitData } from '../FieldShell/splitData.ts';
import type { FieldProps } from '../FieldShell/types.ts';
import { AlertIcon, CheckIcon } from '../Icon/icons.ts';
import { root as hidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import * as styles from './Checkbox.css.ts';

type Native = Omit<
  ComponentProps<'input'>,
  | keyof FieldProps
  | 'autoFocus'
  | 'checked'
  | 'children'
  | 'className'
  | 'defaultChecked'
  | 'disabled'
  | 'onChange'
  | 'readOnly'
  | 'ref'
  | 'required'
  | 'style'
  | 'tabIndex'
  | 'type'
>;

export interface CheckboxProps extends Native, Omit<FieldProps, 'label' | 'isOptional'> {
  /** What is agreed to or switched on; it may hold a Link. */
  children: ReactNode;
  /** It is on; the caller keeps it. @default it keeps it itself */
  isSelected?: boolean;
  /** It is on to begin with. @default false */
  defaultSelected?: boolean;
  /** What it should be now. */
  onChange?: (isSelected: boolean) => void;
  ref?: Ref<HTMLInputElement>;
}

/** Yes or no, taken up when the form is sent. */
export function Checkbox({
  children,
  description,
  errorMessage = null,
  isRequired = false,
  isDisabled = false,
  isSelected,
  defaultSelected = false,
  onChange,
  name,
  id,
  ref,
  ...field
}: CheckboxProps) {
  const own = useId();
  const { data, input } = splitData(field);
  const ids = { description: `${own}description`, error: `${own}error` };
  const describedBy = [description && ids.description, errorMessage && ids.error, input['aria-describedby']];
  const says = describedBy.filter(Boolean).join(' ');
  const kept = isSelected === undefined ? { defaultChecked: defaultSelected } : { checked: isSelected };
  const states = { 'data-invalid': errorMessage ? true : undefined, 'data-disabled': isDisabled || undefined };
  return (
    <div {...data} {...states} className={shell.field} data-field={name}>
      <label className={styles.button} {...states}>
        <input
          {...input}
          {...kept}
          {...(says && { 'aria-describedby': says })}
          {...(errorMessage && { 'aria-invalid': true })}
          {...(isRequired && { 'aria-required': true })}
          id={id}
          ref={ref}
          type="checkbox"
          name={name}
          disabled={isDisabled}
          className={`${hidden} ${styles.input}`}
          onChange={(event) => onChange?.(event.currentTarget.checked)}
        />
        <span className={styles.box}>
          <span className={styles.check}>
            <CheckIcon size="sm" />
          </span>
        </span>
        <span className={styles.label}>{children}</span>
      </label>
      {description && (
        <span id={ids.description} className={shell.description}>
          {description}
        </span>
      )}
      <div aria-live="polite">
        {errorMessage && (
          <span id={ids.error} className={shell.error}>
            <AlertIcon size="md" />
            {errorMessage}
          </span>
        )}
      </div>
    </div>
  );
}
