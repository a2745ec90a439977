export const PayCard = {
  title: 'Deposit',
  amount: 'Amount',
  id: 'Deposit ID',
  status: 'Deposit Status',
  method: 'Payment method',
  date: 'Created',
  confirmed: 'This deposit was confirmed. There’s nothing left to pay.',
  declined: 'This deposit was declined. Don’t send any payment.',
  closed: 'This deposit is closed. Don’t send any payment.',
};
