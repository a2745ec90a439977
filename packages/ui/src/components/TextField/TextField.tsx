'use no memo';

import type { Ref } from 'react';
import { control } from '../FieldShell/control.css.ts';
import { FieldGroup } from '../FieldShell/FieldGroup.tsx';
import { type LineProps, NativeInput } from '../FieldShell/NativeInput.tsx';
import { splitData } from '../FieldShell/splitData.ts';
import type { ControlSize, FieldProps } from '../FieldShell/types.ts';

export interface TextFieldProps extends LineProps, FieldProps, ControlSize {
  ref?: Ref<HTMLInputElement>;
}

/** One line of text. For a password PasswordField, for a code by mail CodeField. */
export function TextField({
  label,
  description,
  errorMessage = null,
  isRequired = false,
  isOptional = false,
  isDisabled = false,
  size = 'lg',
  placeholder = '',
  name,
  id,
  ref,
  ...field
}: TextFieldProps) {
  const { data, input } = splitData(field);
  return (
    <FieldGroup
      {...data}
      {...(id !== undefined && { id })}
      {...{ label, description, errorMessage, isRequired, isOptional, isDisabled, name }}
    >
      {({ aria }) => (
        <NativeInput
          {...input}
          {...(name !== undefined && { name })}
          {...{ aria, isDisabled, placeholder, ref }}
          className={control({ size })}
        />
      )}
    </FieldGroup>
  );
}
