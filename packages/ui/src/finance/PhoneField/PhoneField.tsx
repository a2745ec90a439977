import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Input } from 'react-aria-components/Input';
import { control } from '../../components/FieldShell/control.css.ts';
import { FieldGroup } from '../../components/FieldShell/FieldGroup.tsx';
import type { ControlSize, FieldProps } from '../../components/FieldShell/types.ts';
import type { RootProps } from '../../rootProps.ts';
import { type CountryOption, countryOptions } from '../CountryPicker/countries.ts';
import { CallingCode } from './CallingCode.tsx';
import * as styles from './PhoneField.css.ts';
import { phoneValue, splitPhone } from './phoneValue.ts';
import { usePhoneTools } from './usePhoneTools.ts';

/** More characters than any number has, with its spaces. */
const LONGEST = 40;

/** A left-to-right mark, so that the code comes first and the plus before its digits in every language. */
const LTR = '\u200E';

export interface PhoneFieldProps extends RootProps<HTMLDivElement>, FieldProps, ControlSize {
  /** The operator's list of countries. */
  countries: readonly CountryOption[];
  /** The `name` of the person's country, whose calling code is selected until the person selects another. @default none */
  country?: string | null;
  /** The name of the input, and of the field for FormErrorSummary. */
  name?: string;
  /** The initial number, with its calling code. @default '' */
  defaultValue?: string;
  /** Called at each change with the number in E.164 ('+491701234567'), or with the typed text if it is not a valid number. */
  onChange?: (value: string) => void;
  /** Called when the input of the number loses the focus. */
  onBlur?: () => void;
}

/**
 * A phone number (SIGNUP-1) with a calling code that is selected from a searchable list. A number that begins with the
 * calling code of another country selects that country.
 */
export function PhoneField({
  countries,
  country: home = null,
  name,
  defaultValue = '',
  onChange,
  onBlur,
  size = 'lg',
  ...field
}: PhoneFieldProps) {
  const { locale } = useLocale();
  const { isDisabled = false, errorMessage = null } = field;
  const [text, setText] = useState(defaultValue);
  const [chosen, setChosen] = useState<string | null>(null);
  const [isUsed, setIsUsed] = useState(defaultValue !== '');
  const isPasted = useRef(false);
  const country = chosen ?? countries.find((each) => each.name === home)?.code ?? null;
  const tools = usePhoneTools(isUsed || country !== null);
  const value = phoneValue({ text, country }, tools);
  const reported = useRef({ text, value });

  const report = useEffectEvent((next: { text: string; value: string }) => {
    const { current: before } = reported;
    if (before.text === next.text && before.value === next.value) return;
    reported.current = next;
    onChange?.(next.value);
  });
  // The value also depends on the person's country and on the tools, which may load after the first key press.
  useEffect(() => report({ text, value }), [text, value]);

  const split = (typed: string) => {
    const entry = splitPhone({ text: typed, country }, tools);
    setText(entry.text);
    if (entry.country !== country) setChosen(entry.country);
  };

  const options = useMemo(
    () =>
      countryOptions(countries, locale).flatMap((option) => {
        const iso = countries.find((each) => each.name === option.value)?.code ?? '';
        const calling = tools?.callingCode(iso);
        if (calling === null) return [];
        const [code, label] =
          calling === undefined ? [iso, option.label] : [`${calling} ${iso}`, `${LTR}${calling} ${option.label}`];
        return [{ ...option, value: iso, code, label, name: option.label }];
      }),
    [countries, locale, tools],
  );

  return (
    <FieldGroup {...field} name={undefined}>
      {({ aria }) => (
        // Focusing either part loads the tools.
        <div className={styles.row} onFocus={() => setIsUsed(true)}>
          <CallingCode
            countries={options}
            value={country}
            size={size}
            isDisabled={isDisabled}
            isInvalid={Boolean(errorMessage)}
            onChange={setChosen}
          />
          <span className={styles.number} data-field={name}>
            <Input
              {...aria}
              {...(name !== undefined && { name })}
              type="tel"
              autoComplete="tel"
              dir="ltr"
              maxLength={LONGEST}
              disabled={isDisabled}
              className={control({ size })}
              value={text}
              onPaste={() => {
                isPasted.current = true;
              }}
              onChange={(event) => {
                const typed = event.currentTarget.value;
                if (isPasted.current) split(typed);
                else setText(typed);
                isPasted.current = false;
              }}
              onBlur={() => {
                split(text);
                onBlur?.();
              }}
            />
          </span>
        </div>
      )}
    </FieldGroup>
  );
}
