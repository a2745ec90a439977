/** The messages of WD-5; the requirement has no texts for them. */
export const cancelWithdrawMessages = {
  /** Shown when the server sends no message. */
  cancelled: 'Withdrawal cancelled.',
} as const;
