import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useState } from 'react';
import { TextField as AriaTextField, Input } from 'react-aria-components/TextField';
import { FieldShell } from '../FieldShell/FieldShell.tsx';
import { fieldRoot } from '../FieldShell/fieldRoot.ts';
import type { TextFieldProps } from '../TextField/TextField.tsx';
import * as styles from './CodeField.css.ts';
import { digits } from './digits.ts';

export interface CodeFieldProps
  extends Omit<TextFieldProps, 'type' | 'inputMode' | 'autoComplete' | 'size' | 'placeholder' | 'maxLength' | 'isLtr'> {
  /** The number of digits. @default 4 */
  length?: 4 | 5 | 6;
  /** Called when the last digit has been typed, pasted or filled in. */
  onComplete?: (code: string) => void;
}

/** A field for a code sent by mail (VERIFY-1): one input over painted cells, so that paste, autofill and undo work natively. */
export function CodeField({
  label,
  description,
  errorMessage = null,
  isRequired = false,
  isOptional = false,
  isDisabled = false,
  length = 4,
  name,
  value: controlledValue,
  defaultValue = '',
  onChange,
  onComplete,
  ref,
  className,
  ...field
}: CodeFieldProps) {
  const [uncontrolledValue, setUncontrolledValue] = useState(digits(defaultValue, length));
  const value = controlledValue ?? uncontrolledValue;

  const change = (text: string) => {
    const code = digits(text, length);
    setUncontrolledValue(code);
    if (code === value) return;
    onChange?.(code);
    if (code.length === length) onComplete?.(code);
  };

  return (
    <AriaTextField
      {...field}
      {...fieldRoot({ name, errorMessage, isRequired, isDisabled, className })}
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCorrect="off"
      spellCheck="false"
      value={value}
      onChange={change}
    >
      <FieldShell label={label} description={description} errorMessage={errorMessage} isOptional={isOptional}>
        <div className={styles.frame} style={assignInlineVars({ [styles.length]: `${length}` })}>
          <div className={styles.cells} aria-hidden="true">
            {Array.from({ length }, (_, index) => (
              <span key={index} className={styles.cell({ isNext: index === Math.min(value.length, length - 1) })} />
            ))}
          </div>
          <Input ref={ref} className={styles.input} />
        </div>
      </FieldShell>
    </AriaTextField>
  );
}
