import { useLocale } from 'react-aria-components/I18nProvider';
import { Numeric, type NumericProps } from '../../components/Numeric/Numeric.tsx';
import { price } from './price.ts';

export interface PriceProps extends Pick<NumericProps, 'id' | 'ref' | 'size' | 'tone'> {
  /** A market price for display, in whole units; '---' for null, negative or invalid values. */
  value: number | null;
  /** The currency, as an ISO 4217 code. @default 'USD' */
  currency?: string;
}

/** The price of a coin. For an amount of money use Money. */
export function Price({ value, currency = 'USD', ...figure }: PriceProps) {
  const { locale } = useLocale();
  return <Numeric {...figure}>{price(value, currency, locale)}</Numeric>;
}
