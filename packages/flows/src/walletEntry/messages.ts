/** WENTRY-1. */
export const walletEntryMessages = {
  notEnabled: 'Wallet feature is not enabled yet on this account',
  /** There may be a wallet, so the message does not offer to create another; no requirement has a text. */
  storageUnavailable: 'This browser blocks storage, so the wallet can’t be opened here.',
} as const;

/** WENTRY-1: the button of the modal. */
export const gotIt = 'Got it!';
