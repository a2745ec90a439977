import { dictionary } from '@zxcvbn-ts/language-common';

/** The list is packed: the first password that is chosen waits for it, in place of every start. */
let common: ReadonlySet<string> | undefined;

/** Whether a password is on the list of those that are tried first. */
export function isCommonPassword(password: string): boolean {
  common ??= new Set(dictionary['passwords-common'].map(String));
  return common.has(password.toLowerCase());
}
