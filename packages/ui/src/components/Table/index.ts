export { Table, type TableProps } from './Table.tsx';
export type { CardPlace, CellValue, TableAction, TableColumn, TableSort } from './types.ts';
