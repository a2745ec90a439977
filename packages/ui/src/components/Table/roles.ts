/**
 * The roles that a native table has by itself, said again: where a narrow container makes cards of the rows, their
 * `display` makes a browser forget them.
 */
export const ROLE = {
  table: 'table',
  group: 'rowgroup',
  row: 'row',
  columnHeader: 'columnheader',
  rowHeader: 'rowheader',
  cell: 'cell',
} as const;
