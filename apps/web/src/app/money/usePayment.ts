import type { Admin, HeldRate, PayDeposit } from '@keel/flows';
import type { PaymentAddressProps } from '@keel/ui';
import { useState } from 'react';
import { fetchAddresses } from '../../api/addresses.ts';
import { queryKeys } from '../data/queryKeys.ts';
import { type QueryState, useApiQuery } from '../data/useApiQuery.ts';
import { useWords } from '../i18n/words.ts';
import { useServices } from '../services/services.ts';
import { useServerClockOffset, useSite } from '../services/site.ts';
import { useUser } from '../session/useUser.ts';
import { useNow } from '../time/useNow.ts';
import { payCoins, paymentTarget } from './payCoins.ts';

/** How the operator is paid: addresses and instructions (PAY-5). They are not kept, so that no page shows an older address. */
export function useAddresses(): QueryState<Admin> {
  const { api, session } = useServices();
  const { _id: user } = useUser();
  return useApiQuery({
    key: queryKeys.addresses(user),
    load: (signal) => fetchAddresses(api, session.getSnapshot().context.token ?? '', signal),
    staleTime: 0,
    gcTime: 0,
  });
}

/** What the payment page shows of a deposit. */
type Payable = Pick<PayDeposit, 'amount' | 'type' | 'paid'> & { readonly held?: HeldRate | null };

/**
 * Where a deposit is paid to, and its coin amount at the held rate, for PaymentAddress (PAY-4, PAY-5, PAYOUT-6). Once the
 * deposit is marked as paid, the amount has no expiry.
 */
export function usePayment({ amount, type, paid, held = null }: Payable, admin: Admin): PaymentAddressProps {
  const { networks } = useWords();
  const { mode } = useSite();
  const coin = payCoins[type];
  const isLimited = held !== null && paid === 'unPaid';
  const secondsLeft = useSecondsLeft(isLimited ? held.heldUntil : null);
  const inCoin = held?.coinAmount ?? null;
  const { address, instructions } = paymentTarget(type, admin);
  return {
    coin: coin.name,
    symbol: coin.symbol,
    address,
    instructions,
    // A demo's address is a sample, so no wallet should be asked to pay to it (DEMO-1).
    paymentUri: mode === 'demo' || address === null || inCoin === null ? null : (coin.uri?.(address, inCoin) ?? null),
    amountCents: amount,
    coinAmount: inCoin,
    rate: held === null ? null : Number(held.rate),
    asOf: held?.asOf ?? null,
    secondsLeft,
    ...(coin.network !== undefined && { network: networks[coin.network] }),
  };
}

/** The longest time that a rate is held, in seconds; caps the time left when the clock of this device is slow. */
const MAX_RATE_LOCK_S = 15 * 60;

/** Seconds until the held rate expires, by the clock of this device; null without a held rate. */
function useSecondsLeft(heldUntil: string | null): number | null {
  const [isOver, setOver] = useState(false);
  const end = heldUntil === null ? 0 : Date.parse(heldUntil);
  const now = useNow(heldUntil !== null && !isOver) + useServerClockOffset();
  if (heldUntil === null) return null;
  const left = Math.max(0, Math.ceil((end - now) / 1000));
  if (isOver !== (left === 0)) setOver(left === 0);
  return Math.min(left, MAX_RATE_LOCK_S);
}
