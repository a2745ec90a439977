import { useMemo } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { ComboBox, type ComboBoxProps } from '../../components/ComboBox/ComboBox.tsx';
import { type CountryOption, countryOptions } from './countries.ts';

export interface CountryPickerProps extends Omit<ComboBoxProps, 'options'> {
  /** The operator's list; the value is the `name` of an entry. */
  countries: readonly CountryOption[];
}

/** A country field (SIGNUP-1, KYC-3): options in the reader's language, with the list's `name` as value. */
export function CountryPicker({ countries, autoComplete = 'country-name', ...field }: CountryPickerProps) {
  const { locale } = useLocale();
  // The names of 250 countries in as many languages must not be computed on each key press.
  const options = useMemo(() => countryOptions(countries, locale), [countries, locale]);
  return <ComboBox {...field} autoComplete={autoComplete} options={options} />;
}
