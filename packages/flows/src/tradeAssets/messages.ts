/** WALLET-7. The requirement has no texts for these messages. */
export const tradeAssetsMessages = {
  quantity: 'Enter a quantity above zero.',
  amount: 'Enter an amount above zero.',
  expired: 'This quote has expired. Get a new one.',
  outcomeUnknown:
    'We got no answer, so the order may or may not have been placed. We’ll check before doing anything else.',
  notPlaced: 'The order hasn’t reached us yet. It’s safe to send it again.',
  notTracked: 'We can’t check the order right now. It continues.',
  settled: 'The order is settled.',
  failed: 'The order failed. Nothing has moved.',
  refunded: 'The order failed. The amount is back in your balance.',
} as const;
