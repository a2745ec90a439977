export const TradesTable = {
  title: 'My Trades',
  id: 'ID',
  date: 'Date',
  pair: 'Pair',
  profit: 'Profit',
  loss: 'Loss',
  all: 'All pairs',
  empty: 'No Trade found',
  emptyNote: 'Trades that your account manager places appear here.',
};
