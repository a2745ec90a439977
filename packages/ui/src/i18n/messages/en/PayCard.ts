export const PayCard = {
  title: 'Deposit',
  amount: 'Amount',
  id: 'Deposit ID',
  status: 'Deposit Status',
  method: 'Payment method',
  date: 'Created',
  received: (amount: string) => `Received ${amount}`,
  confirmed: 'This deposit was confirmed. There’s nothing left to pay.',
  declined: 'Deposit declined',
  declinedNote:
    'This deposit was declined. Don’t send any payment. If you already have, contact the operator with the deposit ID.',
  closed: 'Deposit closed',
  closedNote:
    'This deposit is closed. Don’t send any payment. If you already have, contact the operator with the deposit ID.',
  steps: {
    label: 'Progress of the deposit',
    created: 'Created',
    waiting: 'Waiting for your payment',
    markedAsPaid: 'You told us you paid',
    confirmed: 'Confirmed',
  },
};
