import { fetchExchangeRates } from '../../api/exchangeRates.ts';
import { queryKeys } from '../data/queryKeys.ts';
import { useApiQuery } from '../data/useApiQuery.ts';
import { useServices } from '../services/services.ts';
import { useUser } from '../session/useUser.ts';

const HOUR = 3_600_000;

/** The exchange rate of the currency that the person chose. */
export interface ExchangeRate {
  /** ISO 4217. */
  readonly currency: string;
  /** Units of the currency for one US dollar. */
  readonly perDollar: number;
  /** The time of the rate, in ms; null if it is not known. */
  readonly asOf: number | null;
  /** A made-up rate of the demo (MARKET-2). */
  readonly isSimulated: boolean;
}

export interface ExchangeRateState {
  /** null for dollars, before the first answer, and if no rate of the currency is known. */
  readonly rate: ExchangeRate | null;
  /** The first answer is being waited for. */
  readonly isLoading: boolean;
  /** The server has no rate of any currency for now, or could not be reached. */
  readonly isUnavailable: boolean;
}

/** The rate at which amounts are shown in the chosen currency as well (CUR-2). Nothing is loaded for people who chose dollars. */
export function useExchangeRate(): ExchangeRateState {
  const { api } = useServices();
  const { currency } = useUser();
  const { data, isLoading } = useApiQuery({
    key: queryKeys.exchangeRates(),
    load: (signal) => fetchExchangeRates(api, signal),
    isEnabled: currency !== 'USD',
    staleTime: HOUR,
    pollEvery: HOUR,
  });
  const perDollar = currency === 'USD' ? undefined : data?.perDollar.get(currency);
  if (data === null || perDollar === undefined) {
    return { rate: null, isLoading, isUnavailable: data === null || data.perDollar.size === 0 };
  }
  const rate = { currency, perDollar, asOf: data.asOf, isSimulated: data.source === 'simulated' };
  return { rate, isLoading, isUnavailable: false };
}
