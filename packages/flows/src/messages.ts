/** Messages of several flows. A flow's own messages are in its own messages.ts. */
export const sharedMessages = {
  /** ERR-1: for an answer that no rule covers, or one without a message. */
  unexpected: 'An unexpected error occurred.',
  /** LOGIN-7: the server could not be reached, or took too long. */
  network: 'network error',
  /** DASH-8, PAY-3: for a failure without a more specific message. */
  wentWrong: 'Something went wrong',
  /** DEP-3, WD-2: the operator has not verified the account yet. */
  notVerified: 'Account not yet verified',
  /** WD-2, DASH-6: more than the balance. */
  insufficient: 'Insufficient fund',
} as const;

/** The message for each kind of data that cannot be loaded (DASH-8, WD-3). */
export const loadFailures = {
  investmentData: 'Failed to fetch investment data.',
  depositHandler: 'Failed to fetch deposit handler.',
  investment: 'Failed to fetch investment',
  plans: 'Failed to fetch plans',
  withdrawals: 'Failed to fetch withdrawals',
  other: 'An unexpected error occurred.',
} as const;
