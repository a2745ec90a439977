/** The roles that a native table has, for where they must be said again. */
export const ROLE = {
  table: 'table',
  group: 'rowgroup',
  row: 'row',
  columnHeader: 'columnheader',
  rowHeader: 'rowheader',
  cell: 'cell',
} as const;

/**
 * The roles of a row and its cells. A table has them by itself until a narrow container makes cards of its rows: their
 * `display` makes a browser forget them. Only there they are said, as what a cell has a thousand cells have.
 */
export const rowRoles = (areCards: boolean): Partial<typeof ROLE> => (areCards ? ROLE : {});
