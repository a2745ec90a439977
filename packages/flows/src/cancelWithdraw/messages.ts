/** Ours, for WD-5. */
export const cancelWithdrawMessages = {
  /** Said when the server has no words of its own. */
  cancelled: 'Withdrawal cancelled.',
} as const;
