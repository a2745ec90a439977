import { useState } from 'react';
import { Input } from 'react-aria-components/Input';
import type { RootProps } from '../../rootProps.ts';
import { digits } from '../CodeField/digits.ts';
import { FieldGroup } from '../FieldShell/FieldGroup.tsx';
import type { FieldProps } from '../FieldShell/types.ts';
import { useLiveValue } from '../FieldShell/useLiveValue.ts';
import * as styles from './PasscodeField.css.ts';

export interface PasscodeFieldProps extends RootProps<HTMLDivElement>, FieldProps {
  /** The field's name in the form. */
  name?: string;
  /** How many digits it has. @default 6 */
  length?: 4 | 6 | 8;
  /** The digits so far. Set it to `''` after a wrong one. */
  value?: string;
  onChange?: (passcode: string) => void;
  /** The last digit has just been entered. */
  onComplete?: (passcode: string) => void;
}

/**
 * The passcode that locks the wallet (WALLET-1): dots over one real input. The digits are in the input's property
 * alone, never in the page's markup, and no browser keeps them.
 */
export function PasscodeField({ length = 6, value: given, onChange, onComplete, ...field }: PasscodeFieldProps) {
  const [own, setOwn] = useState('');
  const value = digits(given ?? own, length);
  const input = useLiveValue(value);

  const change = (live: HTMLInputElement) => {
    const next = digits(live.value, length);
    live.value = next;
    setOwn(next);
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
            ref={input}
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
