import type { Cents } from '@keel/flows';
import type { AmountField } from '@keel/ui';
import type { ComponentProps } from 'react';
import { centsToWire } from '../../api/money.ts';
import { convert, hasFractions } from './convert.ts';
import { useExchangeRate } from './exchangeRate.ts';

/** The amount of an AmountField in the currency that the person chose (CUR-2); empty for dollars and without a rate. */
export function useConvertedAmount(cents: Cents | null): Pick<ComponentProps<typeof AmountField>, 'converted'> {
  const { rate } = useExchangeRate();
  if (rate === null) return {};
  const unit = { code: rate.currency, decimals: hasFractions(rate.currency) ? 2 : 0 };
  if (cents === null) return { converted: { amount: null, unit } };
  const text = centsToWire(convert(cents, rate));
  return { converted: { amount: unit.decimals === 0 ? text.replace(/\.\d+$/, '') : text, unit } };
}
