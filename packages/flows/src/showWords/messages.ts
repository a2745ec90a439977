import { vaultMessages } from '../vault/messages.ts';

/** WALLET-10. The requirement has no texts for these messages. */
export const showWordsMessages = {
  wrong: vaultMessages.wrong,
  tooOften: vaultMessages.tooOften,
  damaged: vaultMessages.damaged,
  weak: vaultMessages.weak,
  failed: 'We couldn’t read the words. Try again.',
  lost: 'The words aren’t available any more. Enter the passcode again.',
} as const;
