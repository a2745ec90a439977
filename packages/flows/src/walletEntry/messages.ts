/** WENTRY-1. */
export const walletEntryMessages = {
  notEnabled: 'Wallet feature is not enabled yet on this account',
  /** Ours: a wallet may be there all the same, so nobody is invited to make a second one. */
  storageUnavailable: 'This browser blocks storage, so your wallet can’t be opened here.',
} as const;

/** WENTRY-1: the button of the modal. */
export const gotIt = 'Got it!';
