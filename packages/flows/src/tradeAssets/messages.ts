/** WALLET-7. Ours: no requirement has words for it. */
export const tradeAssetsMessages = {
  quantity: 'Enter a quantity above zero.',
  expired: 'The price has expired. Ask for a new one.',
  unclear: 'No answer came, so the order may have been placed or not. It is looked up before anything else is done.',
  notPlaced: 'The server has no such order so far. It is safe to send it again.',
  notTracked: 'The order cannot be looked up now. It goes on.',
  settled: 'The order is settled.',
  failed: 'The order failed. Nothing has moved.',
  refunded: 'The order failed, and what it took is back on your balance.',
} as const;
