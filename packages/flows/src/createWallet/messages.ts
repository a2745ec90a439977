import { passcodeMessages } from '../vault/messages.ts';
import { sealingMessages } from '../vault/sealing.ts';

/** WALLET-1. The requirement has no texts for these messages. */
export const createWalletMessages = {
  notMade: 'We couldn’t create a recovery phrase. Try again.',
  lost: 'We lost these words before the wallet was saved. Write down the new ones instead.',
  notShown: 'We couldn’t get the words. They aren’t lost. Try again.',
  wrongWords: 'Those aren’t the right words. Look at them again and choose the ones we ask for now.',
  notChecked: 'We couldn’t check the words. Try again.',
  passcode: passcodeMessages,
  sealing: sealingMessages,
} as const;
