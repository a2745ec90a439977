export { type DepositRow, DepositsTable, type DepositsTableProps } from './DepositsTable.tsx';
export type { HistoryProps } from './HistoryTable.tsx';
