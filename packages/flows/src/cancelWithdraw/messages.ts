/** Ours, for WD-5. */
export const cancelWithdrawMessages = {
  /** Shown when the server sends no message. */
  cancelled: 'Withdrawal cancelled.',
} as const;
