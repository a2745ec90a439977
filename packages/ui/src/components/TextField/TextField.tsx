import type { Ref } from 'react';
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
  Input,
} from 'react-aria-components/TextField';
import type { LayoutProps } from '../../rootProps.ts';
import { control } from '../FieldShell/control.css.ts';
import { FieldShell } from '../FieldShell/FieldShell.tsx';
import { fieldRoot } from '../FieldShell/fieldRoot.ts';
import type { ControlSize, FieldProps, OwnedByField } from '../FieldShell/types.ts';

export interface TextFieldProps
  extends Omit<AriaTextFieldProps, OwnedByField | 'ref'>,
    FieldProps,
    ControlSize,
    LayoutProps {
  /** An example of the format, never the label. @default none */
  placeholder?: string;
  /** Whether the text is left-to-right in every language, such as an address. A long text then shows its start. @default false */
  isLtr?: boolean;
  /** The input. */
  ref?: Ref<HTMLInputElement>;
}

/** A field for one line of text. For passwords use PasswordField, for codes sent by mail CodeField. */
export function TextField({
  label,
  description,
  errorMessage = null,
  isRequired = false,
  isOptional = false,
  isDisabled = false,
  size = 'lg',
  placeholder = '',
  isLtr = false,
  name,
  ref,
  className,
  ...field
}: TextFieldProps) {
  return (
    <AriaTextField {...field} {...fieldRoot({ name, errorMessage, isRequired, isDisabled, className })}>
      <FieldShell label={label} description={description} errorMessage={errorMessage} isOptional={isOptional}>
        <Input ref={ref} placeholder={placeholder} className={control({ size })} {...(isLtr && { dir: 'ltr' })} />
      </FieldShell>
    </AriaTextField>
  );
}
