import type { Locator } from '@playwright/test';

/** The rows of a table, without its header and the headings of days (CONST-2). */
export const dataRows = (table: Locator): Locator =>
  table.getByRole('row').filter({ has: table.page().getByRole('cell') });
