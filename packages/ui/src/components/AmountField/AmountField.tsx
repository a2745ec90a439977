import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useState } from 'react';
import { Group } from 'react-aria-components/Group';
import { useLocale } from 'react-aria-components/I18nProvider';
import { TextField as AriaTextField, Input } from 'react-aria-components/TextField';
import * as en from '../../i18n/messages/en.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Button } from '../Button/Button.tsx';
import { FieldShell } from '../FieldShell/FieldShell.tsx';
import { fieldRoot } from '../FieldShell/fieldRoot.ts';
import { SwapIcon } from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { characters } from '../Numeric/characters.css.ts';
import type { TextFieldProps } from '../TextField/TextField.tsx';
import * as styles from './AmountField.css.ts';
import {
  type AmountProblem,
  type AmountUnit,
  decimalsOf,
  formatAmount,
  readAmount,
  shortAmount,
  toMinorUnits,
  writeAmount,
} from './amount.ts';

/** More digits than any coin has, but few enough to stay fast. */
const LONGEST = 64;

export interface AmountFieldProps
  extends Omit<TextFieldProps, 'type' | 'inputMode' | 'autoComplete' | 'onChange' | 'size' | 'isLtr'> {
  /** The currency or coin of the amount: `{ code: 'USD', decimals: 2 }`. */
  unit: AmountUnit;
  /** The height of a control, or `hero`: the number that the page is about, smaller if it would not fit. @default 'lg' */
  size?: 'md' | 'lg' | 'hero';
  /** A plain decimal string such as '1234.5'. An empty or invalid string means no amount. */
  value?: string;
  /** The initial amount, as a plain decimal string (uncontrolled). @default '' */
  defaultValue?: string;
  /** Receives the exact amount as a string, never a float. For invalid input it is `''` with the problem; `''` without a problem is an empty field. */
  onChange?: (amount: string, problem: AmountProblem | null) => void;
  /** The largest possible amount, as a plain decimal string. A button fills it in. */
  max?: string;
  /** Amounts to choose with one press, as plain decimal strings. @default none */
  presets?: readonly string[];
  /** A hint below the field, after its description: 'Available $12,480.50'. */
  balance?: string;
  /** The amount converted to another unit; `amount` is null while no rate is known. */
  converted?: { amount: string | null; unit: AmountUnit };
  /** Called to switch to the other unit. The caller swaps `unit`, `value` and `converted`. */
  onSwitchUnit?: () => void;
}

/** A field for an amount of money or of an asset (DEP-3, WALLET-5). Values are exact decimal strings. */
export function AmountField({
  label,
  description,
  errorMessage = null,
  isRequired = false,
  isOptional = false,
  isDisabled = false,
  size = 'lg',
  placeholder = '0',
  name,
  unit,
  value,
  defaultValue = '',
  onChange,
  onBlur,
  max,
  presets = [],
  balance,
  converted,
  onSwitchUnit,
  ref,
  className,
  ...field
}: AmountFieldProps) {
  const messages = useMessages('AmountField', en.AmountField);
  const { locale } = useLocale();
  const [typed, setTyped] = useState(() => writeAmount(value ?? defaultValue, locale));
  // No error is shown for a half-typed amount before the field has lost focus once.
  const [isValidated, setIsValidated] = useState(false);

  const typedAmount = readAmount(typed, unit, locale);
  const isTypedText =
    value === undefined ||
    value === typedAmount.amount ||
    (typedAmount.amount === '' && toMinorUnits(value, 100) === null);
  const text = isTypedText ? typed : writeAmount(value, locale);
  const { problem } = isTypedText ? typedAmount : readAmount(text, unit, locale);
  const messageByProblem = {
    notANumber: messages.notANumber,
    tooPrecise: messages.tooPrecise(decimalsOf(unit)),
  };
  const error = errorMessage ?? (problem && isValidated ? messageByProblem[problem] : null);

  const change = (next: string) => {
    const read = readAmount(next, unit, locale);
    setTyped(next);
    if (read.problem === null) setIsValidated(false);
    onChange?.(read.amount, read.problem);
  };

  const help = (description !== undefined || balance !== undefined) && (
    <>
      {description}
      {balance !== undefined && <span className={styles.balance}>{balance}</span>}
    </>
  );
  const validPresets = presets.filter((preset) => toMinorUnits(preset, decimalsOf(unit)) !== null);

  return (
    <AriaTextField
      autoCorrect="off"
      spellCheck="false"
      {...field}
      {...fieldRoot({ name, errorMessage: error, isRequired, isDisabled, className })}
      inputMode="decimal"
      autoComplete="off"
      maxLength={LONGEST}
      value={text}
      onChange={change}
      onBlur={(event) => {
        setIsValidated(problem !== null);
        onBlur?.(event);
      }}
    >
      <FieldShell label={label} description={help} errorMessage={error} isOptional={isOptional}>
        <Group role="presentation" className={styles.box({ size })} isInvalid={error !== null} isDisabled={isDisabled}>
          <span
            className={styles.figure({ size })}
            style={assignInlineVars({ [characters]: `${Math.max(text.length, placeholder.length)}` })}
          >
            <Input ref={ref} className={styles.input({ size })} placeholder={placeholder} />
          </span>
          <span className={styles.unit}>{unit.code}</span>
          {max !== undefined && (
            <span className={styles.action}>
              <Button
                size="sm"
                tone="neutral"
                appearance="soft"
                aria-label={messages.all(formatAmount(max, unit, locale))}
                isDisabled={isDisabled || toMinorUnits(max, decimalsOf(unit)) === null}
                onPress={() => change(writeAmount(max, locale))}
              >
                {messages.max}
              </Button>
            </span>
          )}
        </Group>
        {converted && (
          <div className={styles.converted}>
            <span>≈ {formatAmount(converted.amount, converted.unit, locale)}</span>
            {onSwitchUnit && (
              <IconButton
                size="sm"
                label={messages.switchTo(converted.unit.code)}
                icon={<SwapIcon />}
                isDisabled={isDisabled}
                onPress={onSwitchUnit}
              />
            )}
          </div>
        )}
        {validPresets.length > 0 && (
          <Group aria-label={messages.presets} className={styles.presets}>
            {validPresets.map((preset) => (
              <Button
                key={preset}
                size="sm"
                tone="neutral"
                appearance="outline"
                isDisabled={isDisabled}
                onPress={() => change(writeAmount(preset, locale))}
              >
                {shortAmount(preset, unit, locale)}
              </Button>
            ))}
          </Group>
        )}
      </FieldShell>
    </AriaTextField>
  );
}
