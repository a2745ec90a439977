export { type TradeRow, TradesTable, type TradesTableProps } from './TradesTable.tsx';
