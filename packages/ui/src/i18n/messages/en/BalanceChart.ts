export const BalanceChart = {
  showTable: 'Show as table',
  showChart: 'Show as chart',
  loading: 'Loading the balance',
  empty: 'No history yet',
  day: 'Day',
  balance: 'Balance',
};
