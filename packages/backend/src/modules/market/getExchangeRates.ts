import type { Context } from '../../context.ts';
import type { Call, Reply } from '../../contract/contract.ts';
import { type MaybePromise, whenResolved } from '../../contract/maybePromise.ts';
import { prepare } from '../../contract/prepared.ts';
import { marketHeaders } from './marketHeaders.ts';

/** CUR-2: what a US dollar is worth in other currencies. */
export function getExchangeRates(
  _call: Call<'getExchangeRates'>,
  { exchangeRates }: Context,
): MaybePromise<Reply<'getExchangeRates'>> {
  return whenResolved(exchangeRates(), (dated) => ({
    status: 200,
    headers: marketHeaders(dated),
    prepared: prepare({ base: 'USD', rates: dated.rates }),
  }));
}
