import type { OperationId } from '@keel/contract';
import type { Context } from '../context.ts';
import type { Caller, Refusal } from '../contract/contract.ts';
import { notSuspended, userOf, verifiedAccount, walletEnabled } from '../modules/account/accountPermissions.ts';
import { freshSession } from '../modules/factors/freshness.ts';
import { mayMoveMoney } from '../modules/payouts/mayMoveMoney.ts';

/** Says what an account lacks for an operation, before the request is read. */
export type Gate = (caller: Caller<OperationId>, context: Context) => Promise<Refusal | undefined>;

/** The wallet, and that money may leave the account (PAYOUT-1). */
const mayOrder: Gate = async (caller, context) =>
  (await walletEnabled(caller, context)) ?? mayMoveMoney(context.db, context, userOf(caller));

/** How the account is reached, and that it is there, stays as it is while it is suspended (PAYOUT-1, PAYOUT-4). */
const freshAndNotSuspended: Gate = async (caller, context) =>
  (await notSuspended(caller, context)) ?? freshSession(caller, context);

/** DEP-3 and WENTRY-1 put the account's standing before every complaint about a field. A withdrawal looks later (WD-2). */
export const gates: Readonly<Partial<Record<OperationId, Gate>>> = {
  createDeposit: verifiedAccount,
  beginPasskey: freshSession,
  beginAuthenticator: freshSession,
  removeFactor: freshSession,
  newRecoveryCodes: freshSession,
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
