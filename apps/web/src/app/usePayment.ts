import { type Admin, type HeldRate, loadFailures, type PayDeposit } from '@keel/flows';
import type { PaymentAddressProps } from '@keel/ui';
import { useState } from 'react';
import { fetchAddresses } from '../api/addresses.ts';
import { payCoins, payWay } from './payCoins.ts';
import { useServices } from './services.ts';
import { collectionHook, type Loaded } from './useCollection.tsx';
import { useNow } from './useNow.ts';
import { useWords } from './words.ts';

const useLoaded = collectionHook<Admin>(loadFailures.other);

/** How the operator is paid now: addresses and instructions (PAY-5). */
export function useAddresses(): Loaded<Admin> {
  const { api, session } = useServices();
  return useLoaded((signal) => fetchAddresses(api, session.getSnapshot().context.token ?? '', signal));
}

/** What is shown of a deposit that is to be paid. */
type Payable = Pick<PayDeposit, 'amount' | 'type' | 'paid'> & { readonly held?: HeldRate | null };

/**
 * Where a deposit is paid to, and how much it is in the coin at the rate that is held, for PaymentAddress (PAY-4, PAY-5,
 * PAYOUT-6). Once the payment was told of, the amount stands without an end.
 */
export function usePayment({ amount, type, paid, held = null }: Payable, admin: Admin): PaymentAddressProps {
  const { networks } = useWords();
  const coin = payCoins[type];
  const isLimited = held !== null && paid === 'unPaid';
  const secondsLeft = useSecondsLeft(isLimited ? held.heldUntil : null);
  const inCoin = held?.coinAmount ?? null;
  const { address, instructions } = payWay(type, admin);
  return {
    coin: coin.name,
    symbol: coin.symbol,
    address,
    instructions,
    paymentUri: address === null || inCoin === null ? null : (coin.uri?.(address, inCoin) ?? null),
    amountCents: amount,
    coinAmount: inCoin,
    rate: held === null ? null : Number(held.rate),
    asOf: held?.asOf ?? null,
    secondsLeft,
    ...(coin.network !== undefined && { network: networks[coin.network] }),
  };
}

/** No rate is held for longer: a clock of this device that is slow promises no more, in seconds. */
const HELD_MAX = 15 * 60;

/** Seconds until a rate is held no longer, by the clock of this device; null where none is. */
function useSecondsLeft(heldUntil: string | null): number | null {
  const [isOver, setOver] = useState(false);
  const end = heldUntil === null ? 0 : Date.parse(heldUntil);
  const now = useNow(heldUntil !== null && !isOver);
  if (heldUntil === null) return null;
  const left = Math.max(0, Math.ceil((end - now) / 1000));
  if (isOver !== (left === 0)) setOver(left === 0);
  return Math.min(left, HELD_MAX);
}
