import { passphraseMessages, vaultMessages } from '../vault/messages.ts';

/** WALLET-9. The requirement has no texts for these messages. */
export const backUpWalletMessages = {
  passphrase: passphraseMessages,
  wrong: vaultMessages.wrong,
  tooOften: vaultMessages.tooOften,
  damaged: vaultMessages.damaged,
  weak: vaultMessages.weak,
  failed: 'We couldn’t make the backup. Try again.',
} as const;
