/**
 * A CSV file of named columns, null for a cell without a value. A cell that a spreadsheet would take for a formula is
 * defused by an apostrophe.
 */
export function toCsv(names: readonly string[], rows: readonly (readonly (string | null)[])[]): string {
  return [names, ...rows].map((cells) => `${cells.map((text) => cell(text ?? '')).join(',')}\r\n`).join('');
}

function cell(text: string): string {
  const safe = /^[=+@\t\r]|^-(?!\d)/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
