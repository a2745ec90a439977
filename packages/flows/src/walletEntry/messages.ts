/** WENTRY-1. */
export const walletEntryMessages = {
  notEnabled: 'Wallet feature is not enabled yet on this account',
  /** Ours: a wallet may be there all the same, so nobody is invited to make a second one. */
  storageUnavailable: 'This browser does not allow its storage to be read, so your wallet cannot be opened here.',
} as const;

/** WENTRY-1: the button of the modal. */
export const gotIt = 'Got it!';
