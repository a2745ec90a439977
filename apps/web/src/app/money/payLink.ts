import { type DepositType, type PayDeposit, type PayOrder, routes } from '@keel/flows';
import { amountCents, amountText } from './amountText.ts';
import { payCoins } from './payCoins.ts';

/** The name of the deposit in the payment page's query, so that it can be reloaded and come back to. */
const QUERY = 'deposit';

/** Where a deposit is paid, and the navigation state that is the page's first frame (ROUTE-8). */
export function payLink({ depositId, amount, type, status, paid }: PayOrder) {
  return {
    to: `${routes.depositDetail}?${QUERY}=${encodeURIComponent(depositId)}`,
    state: { depositId, amount: amountText(amount), type, status, paid },
  };
}

/** Where a deposit is paid from the investor's wallet: only its id, since a link from outside could name an amount too (PAY-6). */
export function walletPayLink(depositId: string): string {
  return `${routes.sendAssets}?${QUERY}=${encodeURIComponent(depositId)}`;
}

/** The deposit from the navigation state; null when there is none or it is malformed. */
export function readPayState(state: unknown): PayDeposit | null {
  if (typeof state !== 'object' || state === null) return null;
  const { depositId, amount, type, status, paid } = state as Record<string, unknown>;
  const cents = typeof amount === 'string' ? amountCents(amount) : null;
  if (typeof depositId !== 'string' || cents === null || !isType(type)) return null;
  if (status !== 'pending' && status !== 'confirmed' && status !== 'declined') return null;
  return paid === 'Paid' || paid === 'unPaid'
    ? { depositId, date: null, amount: cents, type, status, paid, held: null }
    : null;
}

/** The id of the deposit in the page's query; null when there is none. */
export function readPayQuery(search: string): string | null {
  return new URLSearchParams(search).get(QUERY);
}

function isType(type: unknown): type is DepositType {
  return typeof type === 'string' && Object.hasOwn(payCoins, type);
}
