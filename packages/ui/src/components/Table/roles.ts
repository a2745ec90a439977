/**
 * The roles that a native table has, said again: where a narrow container turns the rows into cards, `display` changes
 * and the browser would forget them.
 */
export const ROLE = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader' },
  rowHeader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;
