export const PayButton = {
  pay: 'Pay Now',
  paid: 'Paid',
  hint: 'Press it after you have sent the payment. It sends no money.',
  waiting: 'You told us that you paid. Waiting for confirmation; press again to take it back.',
};
