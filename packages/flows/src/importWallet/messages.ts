import { passcodeMessages } from '../vault/messages.ts';
import { sealingMessages } from '../vault/sealing.ts';

/** WALLET-2. Ours: no requirement has words for it. */
export const importWalletMessages = {
  count: 'A recovery phrase has 12, 15, 18, 21 or 24 words.',
  unknownWord: 'One of these is not a word of a recovery phrase.',
  checksum: 'These words do not belong together. Look for a wrong or swapped word.',
  notChecked: 'The words could not be checked. Try again.',
  lost: 'The words were lost. Enter them again.',
  passcode: passcodeMessages,
  sealing: sealingMessages,
} as const;
