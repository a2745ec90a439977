import { dictionary } from '@zxcvbn-ts/language-common';

/** The list is compressed: it is unpacked for the first new password instead of at every start. */
let common: ReadonlySet<string> | undefined;

/** Whether a password is on the list of the most common ones. */
export function isCommonPassword(password: string): boolean {
  common ??= new Set(dictionary['passwords-common'].map(String));
  return common.has(password.toLowerCase());
}
