/** PAY-4, WALLET-6. */
export const copyAddressMessages = {
  copied: 'Copied!',
  announced: 'Address copied to clipboard!',
  /** Ours: no requirement has words for it. */
  failed: 'Couldn’t copy. Select the address and copy it manually.',
} as const;
