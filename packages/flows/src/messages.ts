/** Words that several flows show. A flow's own words stand in its own messages.ts. */
export const sharedMessages = {
  /** ERR-1: an answer no rule foresees, or one without words. */
  unexpected: 'An unexpected error occurred.',
  /** LOGIN-7: the server could not be reached, or took too long. */
  network: 'network error',
  /** DASH-8, PAY-3: it failed, and there is nothing better to say. */
  wentWrong: 'Something went wrong',
  /** DEP-3, WD-2: the operator has not verified the account yet. */
  notVerified: 'Account not yet verified',
  /** WD-2, DASH-6: more than there is. */
  insufficient: 'Insufficient fund',
} as const;
