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
import type { TextFieldProps } from '../TextField/TextField.tsx';
import * as styles from './AmountField.css.ts';
import {
  type AmountProblem,
  type AmountUnit,
  formatAmount,
  placesOf,
  readAmount,
  shortAmount,
  toMinorUnits,
  writeAmount,
} from './amount.ts';

/** More digits than any coin has, and few enough to stay quick. */
const LONGEST = 64;

export interface AmountFieldProps extends Omit<TextFieldProps, 'type' | 'inputMode' | 'autoComplete' | 'onChange'> {
  /** What is counted: `{ code: 'USD', decimals: 2 }`. */
  unit: AmountUnit;
  /** Plain decimal text, '1234.5'; `''` is none, and so is what is no amount. */
  value?: string;
  /** @default '' */
  defaultValue?: string;
  /** The exact amount, or `''` with what is wrong; `''` without a problem is an empty field. Never a float. */
  onChange?: (amount: string, problem: AmountProblem | null) => void;
  /** The most there is, as plain decimal text: a button fills it in. */
  max?: string;
  /** Amounts at a press, as plain decimal text. */
  presets?: readonly string[];
  /** The hint below: 'Available $12,480.50'. */
  balance?: string;
  /** What it comes to in another unit; null while no rate is known. */
  converted?: { amount: string | null; unit: AmountUnit };
  /** Counts in the other unit from now on: give `unit`, `value` and `converted` the other way round. */
  onSwitchUnit?: () => void;
}

/** An amount of money or of an asset (DEP-3, WALLET-5): exact text in, exact text out. */
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
  value: given,
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
  const [typed, setTyped] = useState(() => writeAmount(given ?? defaultValue, locale));
  // A half-typed amount is not called wrong before the field was left once.
  const [isJudged, setIsJudged] = useState(false);

  const kept = readAmount(typed, unit, locale);
  const isTheirs =
    given === undefined || given === kept.amount || (kept.amount === '' && toMinorUnits(given, 100) === null);
  const text = isTheirs ? typed : writeAmount(given, locale);
  const { problem } = isTheirs ? kept : readAmount(text, unit, locale);
  const own = {
    notANumber: messages.notANumber,
    tooPrecise: messages.tooPrecise(placesOf(unit)),
  };
  const error = errorMessage ?? (problem && isJudged ? own[problem] : null);

  const change = (next: string) => {
    const read = readAmount(next, unit, locale);
    setTyped(next);
    if (read.problem === null) setIsJudged(false);
    onChange?.(read.amount, read.problem);
  };

  const help = (description !== undefined || balance !== undefined) && (
    <>
      {balance !== undefined && <span className={styles.balance}>{balance}</span>}
      {description}
    </>
  );
  const fills = presets.filter((preset) => toMinorUnits(preset, placesOf(unit)) !== null);

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
        setIsJudged(problem !== null);
        onBlur?.(event);
      }}
    >
      <FieldShell label={label} description={help} errorMessage={error} isOptional={isOptional}>
        <Group role="presentation" className={styles.box({ size })} isInvalid={error !== null} isDisabled={isDisabled}>
          <Input ref={ref} className={styles.input} placeholder={placeholder} />
          <span className={styles.unit}>{unit.code}</span>
          {max !== undefined && (
            <span className={styles.action}>
              <Button
                size="sm"
                tone="neutral"
                appearance="soft"
                aria-label={messages.all(formatAmount(max, unit, locale))}
                isDisabled={isDisabled || toMinorUnits(max, placesOf(unit)) === null}
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
        {fills.length > 0 && (
          <Group aria-label={messages.presets} className={styles.presets}>
            {fills.map((preset) => (
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
