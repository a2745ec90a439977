export const PayCard = {
  title: 'Deposit',
  amount: 'Amount',
  id: 'Deposit ID',
  status: 'Deposit Status',
  method: 'Payment method',
  date: 'Created',
  address: 'Address',
  copy: 'Copy Address',
  copied: 'Address copied to clipboard!',
};
