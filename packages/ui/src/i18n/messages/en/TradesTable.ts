export const TradesTable = {
  title: 'My Trades',
  id: 'ID',
  date: 'Date',
  pair: 'Pair',
  profit: 'Profit',
  loss: 'Loss',
  all: 'All pairs',
  empty: 'No Trade found',
  emptyNote: 'Trades placed by your account manager will appear here.',
};
