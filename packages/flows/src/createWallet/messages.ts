import { passcodeMessages } from '../vault/messages.ts';
import { sealingMessages } from '../vault/sealing.ts';

/** WALLET-1. Ours: no requirement has words for it. */
export const createWalletMessages = {
  notMade: 'The recovery phrase could not be made. Try again.',
  wrongWords: 'These are not the words. Look at them again and pick the ones asked for now.',
  notChecked: 'The words could not be checked. Try again.',
  passcode: passcodeMessages,
  sealing: sealingMessages,
} as const;
