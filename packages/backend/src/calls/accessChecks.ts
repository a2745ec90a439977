import type { OperationId } from '@keel/contract';
import type { Context } from '../context.ts';
import type { Caller, Refusal } from '../contract/contract.ts';
import { notSuspended, userOf, verifiedAccount, walletEnabled } from '../modules/account/accountPermissions.ts';
import { freshSession } from '../modules/factors/freshness.ts';
import { mayMoveMoney } from '../modules/payouts/mayMoveMoney.ts';

/** Checks whether an account may use an operation, before the body is read. Undefined if it may. */
export type AccessCheck = (caller: Caller<OperationId>, context: Context) => Promise<Refusal | undefined>;

/** For orders: the account has the wallet, and may pay out (PAYOUT-1). */
const mayOrder: AccessCheck = async (caller, context) =>
  (await walletEnabled(caller, context)) ?? mayMoveMoney(context.db, context, userOf(caller));

/** A suspended account cannot change its email or be closed (PAYOUT-1, PAYOUT-4). */
const freshAndNotSuspended: AccessCheck = async (caller, context) =>
  (await notSuspended(caller, context)) ?? freshSession(caller, context);

/**
 * The access check of each operation that needs one. DEP-3 and WENTRY-1 require it before any field is validated.
 * Withdrawals check the account later, in their handler (WD-2).
 */
export const accessChecks: Readonly<Partial<Record<OperationId, AccessCheck>>> = {
  createDeposit: verifiedAccount,
  beginPasskey: freshSession,
  beginAuthenticator: freshSession,
  removeFactor: freshSession,
  newRecoveryCodes: freshSession,
  saveAddress: freshSession,
  changeEmail: freshAndNotSuspended,
  closeAccount: freshAndNotSuspended,
  createQuote: mayOrder,
  createOrder: mayOrder,
  findOrder: walletEnabled,
  getOrder: walletEnabled,
  listOrders: walletEnabled,
  listNetworks: walletEnabled,
  callNetwork: walletEnabled,
  getTestCoins: walletEnabled,
  transferFunds: notSuspended,
};
