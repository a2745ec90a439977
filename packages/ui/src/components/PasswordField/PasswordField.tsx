import { useState } from 'react';
import { TextField as AriaTextField, Input } from 'react-aria-components/TextField';
import * as en from '../../i18n/messages/en.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { control, frame } from '../FieldShell/control.css.ts';
import { FieldShell } from '../FieldShell/FieldShell.tsx';
import { fieldRoot } from '../FieldShell/fieldRoot.ts';
import { RevealButton } from '../FieldShell/RevealButton.tsx';
import type { TextFieldProps } from '../TextField/TextField.tsx';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'inputMode' | 'autoComplete' | 'isLtr'> {
  /** Tells a password manager whether to fill in or to generate a password. */
  autoComplete: 'current-password' | 'new-password';
}

/** A password field with a button that reveals the text. */
export function PasswordField({
  label,
  description,
  errorMessage = null,
  isRequired = false,
  isOptional = false,
  isDisabled = false,
  size = 'lg',
  placeholder = '',
  name,
  ref,
  className,
  ...field
}: PasswordFieldProps) {
  const messages = useMessages('PasswordField', en.PasswordField);
  const [isRevealed, setIsRevealed] = useState(false);
  return (
    <AriaTextField
      autoCorrect="off"
      spellCheck="false"
      {...field}
      {...fieldRoot({ name, errorMessage, isRequired, isDisabled, className })}
      type={isRevealed ? 'text' : 'password'}
    >
      <FieldShell label={label} description={description} errorMessage={errorMessage} isOptional={isOptional}>
        <div className={frame}>
          <Input
            ref={ref}
            autoCapitalize="none"
            placeholder={placeholder}
            className={control({ size, hasEnd: true })}
          />
          <RevealButton
            words={messages}
            isRevealed={isRevealed}
            isDisabled={isDisabled}
            size={size}
            onChange={setIsRevealed}
          />
        </div>
      </FieldShell>
    </AriaTextField>
  );
}
