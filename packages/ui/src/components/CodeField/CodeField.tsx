import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useState } from 'react';
import { TextField as AriaTextField, Input } from 'react-aria-components/TextField';
import { FieldShell } from '../FieldShell/FieldShell.tsx';
import { fieldRoot } from '../FieldShell/fieldRoot.ts';
import type { TextFieldProps } from '../TextField/TextField.tsx';
import * as styles from './CodeField.css.ts';
import { digits } from './digits.ts';

export interface CodeFieldProps
  extends Omit<TextFieldProps, 'type' | 'inputMode' | 'autoComplete' | 'size' | 'placeholder' | 'maxLength'> {
  /** How many digits the code has. @default 4 */
  length?: 4 | 5 | 6;
  /** The last digit has just been entered, typed, pasted or filled in. */
  onComplete?: (code: string) => void;
}

/** A code that came by mail (VERIFY-1): one input over painted cells, so that paste, autofill and undo are the browser's. */
export function CodeField({
  label,
  description,
  errorMessage = null,
  isRequired = false,
  isOptional = false,
  isDisabled = false,
  length = 4,
  name,
  value: given,
  defaultValue = '',
  onChange,
  onComplete,
  ref,
  className,
  ...field
}: CodeFieldProps) {
  const [own, setOwn] = useState(digits(defaultValue, length));
  const value = given ?? own;

  const change = (text: string) => {
    const code = digits(text, length);
    setOwn(code);
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
