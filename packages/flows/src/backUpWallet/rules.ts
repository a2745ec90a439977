import type { Secret } from '../secret.ts';
import { isCount, isRecord, isText } from '../shape.ts';
import { isCommonPasscode } from '../vault/commonPasscode.ts';
import { isAnswerOfKind, isWrongPasscode, locksOut } from '../vault/rules.ts';
import { backUpWalletMessages } from './messages.ts';
import type * as BackUpWallet from './types.ts';

export function startBackup({ userId }: BackUpWallet.BackUpWalletInput): BackUpWallet.BackUpWalletContext {
  return { userId, backup: null, message: '' };
}

/** What is wrong with the passphrase of a backup; null if nothing is (WALLET-9). */
export function passphraseFault(passphrase: Secret, repeated: Secret): string | null {
  if (passphrase.length < shortest) return backUpWalletMessages.short;
  if (passphrase.length > longest) return backUpWalletMessages.long;
  // Unlike the vault, a file has no device key: everybody who has a copy can try passphrases without a limit.
  if (isCommonPasscode(passphrase) || easyForms.some((form) => passphrase.matches(form)))
    return backUpWalletMessages.easy;
  return passphrase.equals(repeated) ? null : backUpWalletMessages.different;
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

const shortest = 12;
const longest = 128;
/** Digits alone as in dates and phone numbers, and at most four different characters. */
const easyForms = [
  /^[\d\s.,/+()-]+$/u,
  /^(.)\1*(?:(?!\1)(.)(?:\1|\2)*(?:(?!\1|\2)(.)(?:\1|\2|\3)*(?:(?!\1|\2|\3)(.)(?:\1|\2|\3|\4)*)?)?)?$/su,
];
