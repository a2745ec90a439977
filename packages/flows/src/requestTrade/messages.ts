/** Ours, for PROF-3. */
export const requestTradeMessages = {
  /** Shown when the server sends no message. */
  sent: 'Your request was sent.',
} as const;
