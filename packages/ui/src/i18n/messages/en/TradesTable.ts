export const TradesTable = {
  title: 'My Trades',
  id: 'ID',
  date: 'Date',
  pair: 'Pair',
  profit: 'Profit',
  loss: 'Loss',
  /** Read instead of the dash where there is no profit or no loss. */
  none: 'None',
  all: 'All pairs',
  empty: 'No Trade found',
  emptyNote: 'Trades placed by your account manager will appear here.',
};
