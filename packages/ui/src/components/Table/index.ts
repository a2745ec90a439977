export { Table, type TableProps } from './Table.tsx';
export type { CellValue, TableAction, TableColumn, TableSort } from './types.ts';
