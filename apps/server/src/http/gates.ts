import type { OperationId } from '@keel/contract';
import type { Context } from '../context.ts';
import { verifiedAccount, walletEnabled } from '../modules/account/standing.ts';
import type { Caller, Refusal } from './contract.ts';

/** Says what an account lacks for an operation, before the request is read. */
export type Gate = (caller: Caller<OperationId>, context: Context) => Promise<Refusal | undefined>;

/** DEP-3 and WENTRY-1 put the account's standing before every complaint about a field. */
export const gates: Readonly<Partial<Record<OperationId, Gate>>> = {
  createDeposit: verifiedAccount,
  createQuote: walletEnabled,
  createOrder: walletEnabled,
  findOrder: walletEnabled,
  getOrder: walletEnabled,
  listOrders: walletEnabled,
  listNetworks: walletEnabled,
  callNetwork: walletEnabled,
};
