import type { OperationId } from '@keel/contract';
import type { Context } from '../context.ts';
import type { Caller, Refusal } from '../contract/contract.ts';
import { notSuspended, userOf, verifiedAccount, walletEnabled } from '../modules/account/accountPermissions.ts';
import { freshSession } from '../modules/factors/freshness.ts';
import { mayMoveMoney } from '../modules/payouts/mayMoveMoney.ts';

/** Checks whether an account has the permissions for an operation, before the request is read. */
export type Gate = (caller: Caller<OperationId>, context: Context) => Promise<Refusal | undefined>;

/** Operations that need the wallet, and that the account may pay out (PAYOUT-1). */
const mayOrder: Gate = async (caller, context) =>
  (await walletEnabled(caller, context)) ?? mayMoveMoney(context.db, context, userOf(caller));

/** Credentials and the existence of an account cannot be changed while it is suspended (PAYOUT-1, PAYOUT-4). */
const freshAndNotSuspended: Gate = async (caller, context) =>
  (await notSuspended(caller, context)) ?? freshSession(caller, context);

/**
 * DEP-3 and WENTRY-1 require that account permissions are checked before any field. Withdrawals check them later
 * (WD-2).
 */
export const gates: Readonly<Partial<Record<OperationId, Gate>>> = {
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
