/** MARKET-2. */
export const simulatedPrices = 'Simulated prices';
