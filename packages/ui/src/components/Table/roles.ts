/**
 * The implicit roles of a native table, made explicit: in the card layout, `display`
 * removes the implicit roles in some browsers.
 */
export const TABLE_ROLES = {
  table: 'table',
  group: 'rowgroup',
  row: 'row',
  columnHeader: 'columnheader',
  rowHeader: 'rowheader',
  cell: 'cell',
} as const;
