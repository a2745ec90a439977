import type { SendDraft } from '@keel/flows';
import type { PayFlow } from '../../app/money/usePayFlow.ts';
import { isSamePayment, type WalletPayment } from '../../app/money/walletPayment.ts';
import type { Place } from './chain/place.ts';
import type { useWords } from './words.ts';

/** Why the transfer of a deposit may not be signed (PAY-6). */
export type PayingProblem = keyof ReturnType<typeof useWords>['payDeposit']['notPayable'];

/** The deposit that a transfer pays. Nobody can change its recipient and amount in the form. */
export interface PayingDeposit {
  readonly depositId: string;
  readonly flow: PayFlow['flow'];
  /** Why the filled-in transfer cannot be signed; null if it can. */
  readonly findProblem: (draft: SendDraft) => PayingProblem | null;
  /** The same at the moment of signing, with everything that another tab has done since; it is then shown. */
  readonly checkAgain: (draft: SendDraft) => PayingProblem | null;
}

/** Why the filled-in transfer does not pay the deposit; null if it does, or while nothing is known or filled in. */
export function problemOf(payment: WalletPayment | null, from: Place, draft: SendDraft): PayingProblem | null {
  if (payment === null || draft.to === '') return null;
  if (payment.kind !== 'ready') return payment.kind;
  const { to, asset, amount, all } = draft;
  const { chain, network } = from;
  return !all && isSamePayment(payment, { chain, network, to, asset, amount }) ? null : 'changed';
}
