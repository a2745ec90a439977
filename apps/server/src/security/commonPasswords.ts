import { dictionary } from '@zxcvbn-ts/language-common';

const COMMON = new Set(dictionary['passwords-common'].map(String));

/** Whether a password is on the list of those that are tried first. */
export function isCommonPassword(password: string): boolean {
  return COMMON.has(password.toLowerCase());
}
