/** The messages of creating and importing a wallet if the vault cannot be written (WALLET-3). */
export const sealingMessages = {
  full: 'This browser’s storage is full. Write your words down before you leave this page.',
  failed: 'We couldn’t save the wallet on this device. Try again, or write your words down.',
} as const;
