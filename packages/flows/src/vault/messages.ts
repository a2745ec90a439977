import { walletEntryMessages } from '../walletEntry/messages.ts';

/** What is wrong with a new passphrase, of the wallet or of a backup file (WALLET-9, WALLET-16). */
export const passphraseMessages = {
  short: 'The passphrase must be at least 12 characters.',
  long: 'The passphrase must be at most 128 characters.',
  easy: 'This passphrase is easy to guess. Use several words that have nothing to do with each other.',
  different: 'The passphrases don’t match.',
} as const;

/** What is wrong with a new passcode (WALLET-1, WALLET-16). */
export const passcodeMessages = {
  short: 'The passcode must be at least 6 characters.',
  long: 'The passcode must be at most 128 characters.',
  common: 'This passcode is easy to guess. Avoid dates, sequences and repeated digits.',
  different: 'The passcodes don’t match.',
  known: 'Your name and email are easy to guess. Use something else.',
  passphrase: passphraseMessages,
} as const;

/** WALLET-1, WALLET-3, WALLET-13, WALLET-16, SET-2. The requirements have no texts for these messages. */
export const vaultMessages = {
  unavailable: walletEntryMessages.storageUnavailable,
  damaged: 'We can’t read the wallet on this device. Import it again with its words.',
  weak: 'The wallet on this device was altered in a way that makes its passcode easier to guess. Import it again with its words.',
  wrong: 'Wrong passcode.',
  tooOften: 'Too many wrong passcodes. Wait a moment before you try again.',
  notOpened: 'We couldn’t open the wallet. Try again.',
  otherPasskey: 'This passkey doesn’t open the wallet. Use your passcode.',
  lost: 'The wallet was locked because its keys were lost.',
  passcode: passcodeMessages,
  changed: 'The passcode was changed.',
  full: 'This browser’s storage is full, so the passcode stays as it was.',
  notChanged: 'We couldn’t change the passcode. It stays as it was.',
  notRemoved: 'We couldn’t remove the wallet.',
} as const;

/** HONEST-5: the notice on every page of the wallet. */
export const phraseScamWarning =
  'Only enter your recovery phrase on the import page. We will never ask for it by message or phone.';
