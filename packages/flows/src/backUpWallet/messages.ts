import { vaultMessages } from '../vault/messages.ts';

/** WALLET-9. The requirement has no texts for these messages. */
export const backUpWalletMessages = {
  short: 'The passphrase must be at least 12 characters.',
  long: 'The passphrase must be at most 128 characters.',
  easy: 'This passphrase is easy to guess. Use several words that have nothing to do with each other.',
  different: 'The passphrases don’t match.',
  wrong: vaultMessages.wrong,
  tooOften: vaultMessages.tooOften,
  damaged: vaultMessages.damaged,
  weak: vaultMessages.weak,
  failed: 'We couldn’t make the backup. Try again.',
} as const;
