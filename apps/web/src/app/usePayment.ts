import { type Admin, loadFailures, type PayDeposit } from '@keel/flows';
import type { PaymentAddressProps } from '@keel/ui';
import { fetchAddresses } from '../api/addresses.ts';
import { useMarket } from './market.ts';
import { coinAmount, coinRate, payCoins, payWay } from './payCoins.ts';
import { useServices } from './services.ts';
import { collectionHook, type Loaded } from './useCollection.tsx';
import { useWords } from './words.ts';

const useLoaded = collectionHook<Admin>(loadFailures.other);

/** How the operator is paid now: addresses and instructions (PAY-5). */
export function useAddresses(): Loaded<Admin> {
  const { api, session } = useServices();
  return useLoaded((signal) => fetchAddresses(api, session.getSnapshot().context.token ?? '', signal));
}

/** Where a deposit is paid to and how much it is in the coin at the price of now, for PaymentAddress (PAY-4, PAY-5). */
export function usePayment({ amount, type }: Pick<PayDeposit, 'amount' | 'type'>, admin: Admin): PaymentAddressProps {
  const { data } = useMarket();
  const { networks } = useWords();
  const coin = payCoins[type];
  const rate = coinRate(coin, data);
  const inCoin = coinAmount(coin, amount, rate);
  const { address, instructions } = payWay(type, admin);
  return {
    coin: coin.name,
    symbol: coin.symbol,
    address,
    instructions,
    paymentUri: address === null || inCoin === null ? null : (coin.uri?.(address, inCoin) ?? null),
    amountCents: amount,
    coinAmount: inCoin,
    rate,
    asOf: data?.asOf ?? null,
    ...(coin.network !== undefined && { network: networks[coin.network] }),
  };
}
