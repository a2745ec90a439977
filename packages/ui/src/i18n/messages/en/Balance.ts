export const Balance = { hidden: 'Amount hidden' };
