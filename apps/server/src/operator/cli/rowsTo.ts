import type { Cell, Row } from '@keel/backend/operator/result.ts';
import { CONTROL_CHARACTERS, tableOf } from './show.ts';
import type { Output } from './Terminal.ts';

/** The format of rows that arrive page by page. */
export type RowsForm = 'csv' | 'json' | 'table';

const LINE_END = '\r\n';
/** Values that a spreadsheet would evaluate as a formula, except negative numbers. */
const FORMULA = /^[=+@\t\r]|^-(?!\d+(\.\d+)?$)/;

/**
 * Writes pages of rows as they arrive, without keeping them: CSV (RFC 4180) with one header line, JSON with one object
 * per page, or tables. CSV prefixes an apostrophe to values that a spreadsheet would evaluate as a formula; JSON is
 * exact.
 */
export function rowsTo(out: Output, form: RowsForm): (rows: readonly Row[]) => void {
  let isFirst = true;
  return (rows) => {
    out.write(TEXT[form](rows, isFirst));
    isFirst = false;
  };
}

const TEXT: Readonly<Record<RowsForm, (rows: readonly Row[], isFirst: boolean) => string>> = {
  json: (rows) => `${JSON.stringify({ rows })}\n`,
  table: (rows) => `${tableOf(rows)}\n`,
  csv: (rows, isFirst) => {
    const names = Object.keys(rows[0] ?? {});
    const lines = rows.map((row) => names.map((name) => csvCell(row[name] ?? null)).join(','));
    return [...(isFirst ? [names.join(',')] : []), ...lines, ''].join(LINE_END);
  },
};

function csvCell(cell: Cell): string {
  const text = String(cell ?? '').replaceAll(CONTROL_CHARACTERS, ' ');
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
