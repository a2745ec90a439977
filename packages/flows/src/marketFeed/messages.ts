/** For the log only (TICK-3). */
export const marketFeedMessages = {
  failed: 'Market data could not be fetched.',
} as const;
/** MARKET-2. */
export const simulatedPrices = 'Simulated prices';
