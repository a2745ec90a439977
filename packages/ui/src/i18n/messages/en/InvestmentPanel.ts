export const InvestmentPanel = {
  title: 'Ongoing Investment',
  plan: 'Plan',
  amount: 'Amount',
  date: 'Date',
  profit: 'Profit',
  transact: 'Transact',
};
