/** Ours, for PROF-3. */
export const requestTradeMessages = {
  /** Said when the server has no words of its own. */
  sent: 'Your request was sent.',
} as const;
