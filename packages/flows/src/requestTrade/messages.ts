/** PROF-3; the requirement has no texts for these messages. */
export const requestTradeMessages = {
  /** Shown if the server sends no message. */
  sent: 'Your request was sent.',
} as const;
