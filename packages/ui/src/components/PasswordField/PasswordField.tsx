import { useState } from 'react';
import * as en from '../../i18n/messages/en.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { control, end, frame } from '../FieldShell/control.css.ts';
import { FieldGroup } from '../FieldShell/FieldGroup.tsx';
import { NativeInput } from '../FieldShell/NativeInput.tsx';
import { splitData } from '../FieldShell/splitData.ts';
import { EyeIcon, EyeOffIcon } from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import type { TextFieldProps } from '../TextField/TextField.tsx';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'inputMode' | 'autoComplete'> {
  /** Tells a password manager whether to fill in or to make one. */
  autoComplete: 'current-password' | 'new-password';
}

/** A secret that can be looked at while it is typed. */
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
  id,
  ref,
  ...field
}: PasswordFieldProps) {
  const messages = useMessages('PasswordField', en.PasswordField);
  const [isRevealed, setIsRevealed] = useState(false);
  const { data, input } = splitData(field);
  return (
    <FieldGroup
      {...data}
      {...(id !== undefined && { id })}
      {...{ label, description, errorMessage, isRequired, isOptional, isDisabled, name }}
    >
      {({ aria }) => (
        <div className={frame}>
          <NativeInput
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck="false"
            {...input}
            {...(name !== undefined && { name })}
            {...{ aria, isDisabled, placeholder, ref }}
            type={isRevealed ? 'text' : 'password'}
            className={control({ size, hasEnd: true })}
          />
          <div className={end}>
            <IconButton
              size={size === 'lg' ? 'md' : 'sm'}
              label={isRevealed ? messages.hide : messages.show}
              icon={isRevealed ? <EyeOffIcon /> : <EyeIcon />}
              isDisabled={isDisabled}
              onPress={() => setIsRevealed(!isRevealed)}
            />
          </div>
        </div>
      )}
    </FieldGroup>
  );
}
