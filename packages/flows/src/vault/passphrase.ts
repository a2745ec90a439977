import type { Secret } from '../secret.ts';
import { isCommonPasscode } from './commonPasscode.ts';
import { passphraseMessages } from './messages.ts';

/**
 * What is wrong with a new passphrase of the wallet or of a backup file; null if nothing is (WALLET-9, WALLET-16).
 * Somebody who has a copy of the file, or of the browser's profile, can try passphrases without a rate limit.
 */
export function passphraseFault(passphrase: Secret, repeated: Secret): string | null {
  if (passphrase.length < shortest) return passphraseMessages.short;
  if (passphrase.length > longest) return passphraseMessages.long;
  if (isCommonPasscode(passphrase) || easyForms.some((form) => passphrase.matches(form))) {
    return passphraseMessages.easy;
  }
  return passphrase.equals(repeated) ? null : passphraseMessages.different;
}

/** Whether it is this text and nothing else, in capitals or not, with blanks around it or not. */
export function isSameText(passphrase: Secret, text: string): boolean {
  const escaped = text.trim().replace(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
  return passphrase.matches(new RegExp(`^\\s*${escaped}\\s*$`, 'iu'));
}

const shortest = 12;
const longest = 128;
/** Digits alone as in dates and phone numbers, and at most four different characters. */
const easyForms = [
  /^[\d\s.,/+()-]+$/u,
  /^(.)\1*(?:(?!\1)(.)(?:\1|\2)*(?:(?!\1|\2)(.)(?:\1|\2|\3)*(?:(?!\1|\2|\3)(.)(?:\1|\2|\3|\4)*)?)?)?$/su,
];
