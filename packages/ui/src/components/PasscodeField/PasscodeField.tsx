import { type Ref, useState } from 'react';
import { mergeRefs } from 'react-aria/mergeRefs';
import { Input } from 'react-aria-components/Input';
import type { RootProps } from '../../rootProps.ts';
import { digits } from '../CodeField/digits.ts';
import { FieldGroup } from '../FieldShell/FieldGroup.tsx';
import type { FieldProps } from '../FieldShell/types.ts';
import { useValueProperty } from '../FieldShell/useValueProperty.ts';
import * as styles from './PasscodeField.css.ts';

export interface PasscodeFieldProps extends Omit<RootProps, 'ref'>, FieldProps {
  /** The form field name. */
  name?: string;
  /** The number of digits. @default 6 */
  length?: 4 | 6 | 8;
  /** The digits entered so far. Set it to `''` after a wrong passcode. */
  value?: string;
  /** Receives the digits entered so far. */
  onChange?: (passcode: string) => void;
  /** Called when the last digit has been entered. */
  onComplete?: (passcode: string) => void;
  /** The input. */
  ref?: Ref<HTMLInputElement>;
}

/**
 * A field for the wallet's passcode (WALLET-1): dots over one real input. The digits exist only in the input's DOM property,
 * never in the markup, and browsers do not store them.
 */
export function PasscodeField({
  length = 6,
  value: controlledValue,
  onChange,
  onComplete,
  ref,
  ...field
}: PasscodeFieldProps) {
  const [uncontrolledValue, setUncontrolledValue] = useState('');
  const value = digits(controlledValue ?? uncontrolledValue, length);
  const input = useValueProperty(value);

  const change = (live: HTMLInputElement) => {
    const next = digits(live.value, length);
    live.value = next;
    setUncontrolledValue(next);
    if (next === value) return;
    onChange?.(next);
    if (next.length === length) onComplete?.(next);
  };

  return (
    <FieldGroup {...field} name={field.name}>
      {({ aria: control }) => (
        <div className={styles.frame}>
          {Array.from({ length }, (_cell, index) => (
            <span
              key={index}
              aria-hidden="true"
              className={styles.cell({ isNext: index === Math.min(value.length, length - 1) })}
            >
              {index < value.length && <span className={styles.dot} />}
            </span>
          ))}
          <Input
            {...control}
            ref={mergeRefs(input, ref)}
            type="password"
            inputMode="numeric"
            autoComplete="off"
            disabled={field.isDisabled ?? false}
            className={styles.input}
            onChange={(event) => change(event.currentTarget)}
          />
        </div>
      )}
    </FieldGroup>
  );
}
