export const PayButton = {
  pay: 'Pay Now',
  paid: 'Paid',
  hint: 'Press this after you’ve sent the payment. It doesn’t move money.',
  waiting: 'Waiting for confirmation. Not sent yet? Press again to undo.',
};
