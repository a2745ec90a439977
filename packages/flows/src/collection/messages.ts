/** The message for each list that cannot be loaded, by its content (DASH-8, WD-3). */
export const loadFailures = {
  investmentData: 'Failed to fetch investment data.',
  depositHandler: 'Failed to fetch deposit handler.',
  investment: 'Failed to fetch investment',
  plans: 'Failed to fetch plans',
  withdrawals: 'Failed to fetch withdrawals',
  other: 'An unexpected error occurred.',
} as const;
