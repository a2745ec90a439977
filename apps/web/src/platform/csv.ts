/**
 * A CSV file with named columns; null is a cell without a value. An apostrophe defuses cells that a spreadsheet would
 * take for a formula.
 */
export function toCsv(names: readonly string[], rows: readonly (readonly (string | null)[])[]): string {
  return [names, ...rows].map((cells) => `${cells.map((text) => cell(text ?? '')).join(',')}\r\n`).join('');
}

function cell(text: string): string {
  const safe = /^[=+@\t\r]|^-(?!\d)/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
