import { isCount, isRecord, isText } from '../shape.ts';
import { isAnswerOfKind, isWrongPasscode, locksOut } from '../vault/rules.ts';
import { backUpWalletMessages } from './messages.ts';
import type * as BackUpWallet from './types.ts';

export function startBackup({ userId }: BackUpWallet.BackUpWalletInput): BackUpWallet.BackUpWalletContext {
  return { userId, backup: null, message: '' };
}

/** A finished backup. */
export function isSealedBackup(answer: unknown): boolean {
  return isRecord(answer) && answer['kind'] === 'sealed' && isText(answer['text']) && isCount(answer['at']);
}

/** The backup of the answer. @throws TypeError if it has none, which a guard prevents */
export function setBackup(
  answer: BackUpWallet.SealBackupAnswer,
): Pick<BackUpWallet.BackUpWalletContext, 'backup' | 'message'> {
  if (answer.kind !== 'sealed') throw new TypeError('There is no backup; check it first.');
  return { backup: { text: answer.text, at: answer.at }, message: '' };
}

/** Why there is no backup. */
export function notBackedUpMessage(answer: unknown): string {
  if (locksOut(answer)) return backUpWalletMessages.tooOften;
  if (isWrongPasscode(answer)) return backUpWalletMessages.wrong;
  if (isAnswerOfKind(answer, 'damaged')) return backUpWalletMessages.damaged;
  return isAnswerOfKind(answer, 'weak') ? backUpWalletMessages.weak : backUpWalletMessages.failed;
}
