import type { Admin, PayDeposit } from '@keel/flows';
import type { ChainId, NetworkKind } from '@keel/wallet';
import type { Site } from '../../api/options.ts';
import { payCoins, paymentTarget } from './payCoins.ts';

/** The transfer that pays a deposit. */
export interface WalletTransfer {
  readonly chain: ChainId;
  readonly network: NetworkKind;
  readonly asset: string;
  readonly to: string;
  /** Whole units in decimal text. */
  readonly amount: string;
}

/** Whether the investor's own wallet can pay a deposit now, and why not. */
export type WalletPayment =
  | ({ readonly kind: 'ready' } & WalletTransfer)
  /** Confirmed or declined. */
  | { readonly kind: 'decided' }
  /** Marked as paid: whoever paid another way must not pay again. */
  | { readonly kind: 'marked' }
  /** No coin of the wallet, or a method without a single network. */
  | { readonly kind: 'unsupported' }
  | { readonly kind: 'noAddress' }
  /** There is no amount in the coin, or it has expired (PAYOUT-6). */
  | { readonly kind: 'expired' };

/** What decides whether a deposit can be paid. */
export interface WalletPaymentFacts {
  readonly deposit: PayDeposit;
  /** The operator's addresses. */
  readonly admin: Admin;
  /** The mode of the server. */
  readonly mode: Site['mode'];
  /** Ms since the epoch, by the server's clock. */
  readonly now: number;
}

/**
 * The transfer that pays a deposit from the investor's wallet (PAY-6). In live mode the operator's addresses are of main
 * networks, and in a demo of test networks: a payment is never made on another one.
 */
export function walletPayment({ deposit, admin, mode, now }: WalletPaymentFacts): WalletPayment {
  const { type, status, paid, held } = deposit;
  const { wallet } = payCoins[type];
  if (wallet === undefined) return { kind: 'unsupported' };
  if (status !== 'pending') return { kind: 'decided' };
  if (paid === 'Paid') return { kind: 'marked' };
  const { address: to } = paymentTarget(type, admin);
  if (to === null) return { kind: 'noAddress' };
  const until = Date.parse(held?.heldUntil ?? '');
  if (held === null || !(until > now)) return { kind: 'expired' };
  return { kind: 'ready', ...wallet, network: mode === 'live' ? 'main' : 'test', to, amount: held.coinAmount };
}

/** Whether it is still the same payment, and can be made. */
export function isSamePayment(payment: WalletPayment, transfer: WalletTransfer): boolean {
  if (payment.kind !== 'ready') return false;
  const keys = ['chain', 'network', 'asset', 'to', 'amount'] as const;
  return keys.every((key) => payment[key] === transfer[key]);
}
