import type { Option } from '@keel/contract';

const names = new Intl.DisplayNames('en', { type: 'currency' });

/** The currencies that the JavaScript engine knows, with code and English name (CUR-1). */
export const CURRENCIES: readonly Option[] = Intl.supportedValuesOf('currency').map((code) => ({
  code,
  name: names.of(code) ?? code,
}));
