export { type WithdrawalRow, WithdrawalsTable, type WithdrawalsTableProps } from './WithdrawalsTable.tsx';
