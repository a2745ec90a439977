/** What the passcode of a wallet is: six digits, or a passphrase (WALLET-16). */
export type PasscodeKind = 'digits' | 'passphrase';

/** Whether it has six digits; the field for digits takes nothing else. */
export function passcodeKindOf(passcode: string): PasscodeKind {
  return /^\d{6}$/.test(passcode) ? 'digits' : 'passphrase';
}
