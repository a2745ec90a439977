export { Table, type TableProps } from './Table.tsx';
export type { CardPlace, CellValue, TableAction, TableColumn, TableGroups, TableSort } from './types.ts';
