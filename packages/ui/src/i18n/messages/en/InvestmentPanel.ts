export const InvestmentPanel = {
  title: 'Ongoing Investment',
  plan: 'Plan',
  amount: 'Amount',
  date: 'Date',
  profit: 'Profit',
  term: 'Term',
  daysLeft: (days: number) => (days === 1 ? '1 day left' : `${days} days left`),
  ended: 'Term ended',
  transact: 'Transact',
};
