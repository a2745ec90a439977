import type { StatementEntry } from '@keel/contract';

const COLUMNS = [
  'id',
  'date',
  'kind',
  'description',
  'amount',
  'balance',
  'reference',
] as const satisfies readonly (keyof StatementEntry)[];

const LINE_END = '\r\n';

/** Formats a statement as CSV (RFC 4180) with a header line. */
export function toCsv(entries: readonly StatementEntry[]): string {
  const lines = entries.map((entry) => COLUMNS.map((column) => cell(entry[column])).join(','));
  return [COLUMNS.join(','), ...lines, ''].join(LINE_END);
}

function cell(value: string | null): string {
  const text = value ?? '';
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
