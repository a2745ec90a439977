/** WENTRY-1. */
export const walletEntryMessages = {
  notEnabled: 'Wallet feature is not enabled yet on this account',
  /** Ours: there may be a wallet all the same, so the message does not offer to create another. */
  storageUnavailable: 'This browser blocks storage, so your wallet can’t be opened here.',
} as const;

/** WENTRY-1: the button of the modal. */
export const gotIt = 'Got it!';
