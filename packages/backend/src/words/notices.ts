import type { NoticeCode, NoticeParams } from '@keel/contract';
import { fromWire, toText } from '../money.ts';

/** A notification in English, with the code and parameters for its translation (SET-2). */
export interface Notice {
  readonly title: string;
  readonly message: string;
  readonly messageCode: NoticeCode;
  readonly params: NoticeParams;
}

/** Maximum length of the reason within a notification. */
const MAX_REASON = 300;

const TITLES: Readonly<Record<NoticeCode, string>> = {
  deposit_confirmed: 'Deposit confirmed',
  deposit_declined: 'Deposit declined',
  balance_added: 'Balance corrected',
  balance_taken: 'Balance corrected',
  bonus_added: 'Bonus received',
  withdrawal_paid: 'Withdrawal paid out',
  withdrawal_rejected: 'Withdrawal rejected',
  withdrawal_returned: 'Withdrawal returned',
  identity_verified: 'Identity verified',
  identity_refused: 'Identity not verified',
  identity_revoked: 'Identity no longer verified',
};

const SENTENCES: Readonly<Record<NoticeCode, (amount: string) => string>> = {
  deposit_confirmed: (amount) => `Your deposit of ${amount} was confirmed.`,
  deposit_declined: (amount) => `Your deposit of ${amount} was declined.`,
  balance_added: (amount) => `A correction added ${amount} to your balance.`,
  balance_taken: (amount) => `A correction took ${amount} from your balance.`,
  bonus_added: (amount) => `A bonus of ${amount} was added to your balance.`,
  withdrawal_paid: (amount) => `Your withdrawal of ${amount} was paid out.`,
  withdrawal_returned: (amount) => `Your withdrawal of ${amount} couldn’t be paid out. The amount is available again.`,
  withdrawal_rejected: (amount) => `Your withdrawal of ${amount} was rejected. The amount is available again.`,
  identity_verified: () => 'Your identity was verified.',
  identity_refused: () => 'We couldn’t verify your identity.',
  identity_revoked: () => 'Your identity is no longer verified. Please submit it again.',
};

/** The text of a notification; `amount` is in the format of the wire, `reason` is the operator's text. */
export function notice(
  messageCode: NoticeCode,
  { amount, reason }: { readonly amount?: string; readonly reason: string | null },
): Notice {
  const why = reason === null ? undefined : Array.from(reason).slice(0, MAX_REASON).join('');
  const sentence = SENTENCES[messageCode](amount === undefined ? '' : toText(fromWire(amount)));
  return {
    title: TITLES[messageCode],
    message: why === undefined ? sentence : `${sentence} Reason: ${why}`,
    messageCode,
    params: { ...(amount !== undefined && { amount }), ...(why !== undefined && { reason: why }) },
  };
}
