import { useLocale } from '@keel/ui/providers';
import { useOptions } from '../services/site.ts';

/**
 * A stored country in the reader's language. It is unchanged while the operator's list is loading, and if it is not on the
 * list.
 */
export function useCountryName(country: string | null): string | null {
  const { locale } = useLocale();
  const code = useOptions()?.countries.find(({ name }) => name === country)?.code;
  if (code === undefined) return country;
  return new Intl.DisplayNames([locale], { type: 'region', fallback: 'none' }).of(code) ?? country;
}
