import type { Admin, PayDeposit } from '@keel/flows';
import { useServerClockOffset, useSite } from '../services/site.ts';
import { useNow } from '../time/useNow.ts';
import { type WalletPayment, walletPayment } from './walletPayment.ts';

/** Whether the investor's wallet can pay the deposit now (PAY-6); null until everything it depends on has loaded. */
export function useWalletPayment(deposit: PayDeposit | null, admin: Admin | null): WalletPayment | null {
  const { mode } = useSite();
  const isLimited = deposit !== null && deposit.held !== null && deposit.paid === 'unPaid';
  const now = useNow(isLimited) + useServerClockOffset();
  if (deposit === null || admin === null || mode === undefined) return null;
  return walletPayment({ deposit, admin, mode, now });
}
