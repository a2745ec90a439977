import type { Cell, Result, Row } from '@keel/backend/operator/result.ts';

/** Control and bidirectional formatting characters: text from investors must not control a terminal. */
export const CONTROL_CHARACTERS = /[\p{Cc}\p{Cf}\u2028\u2029]/gu;

/** Formats a result for people: its message, its fields, its table. */
export function show({ message, fields, rows, next }: Result): string {
  const parts = [
    ...(message === undefined ? [] : [message]),
    ...(fields ? [factsOf(fields)] : []),
    ...(rows && (rows.length > 0 || message === undefined) ? [tableOf(rows)] : []),
    ...(next === undefined ? [] : [`There are more. To go on, add --after ${next}`]),
  ];
  return `${parts.join('\n')}\n`;
}

function factsOf(fields: Row): string {
  const width = Math.max(...Object.keys(fields).map((name) => name.length));
  return Object.entries(fields)
    .map(([name, cell]) => `${name.padEnd(width)}  ${text(cell)}`)
    .join('\n');
}

/** Formats rows as a table with a header. */
export function tableOf(rows: readonly Row[]): string {
  const [first] = rows;
  if (!first) return 'Nothing.';
  const names = Object.keys(first);
  const lines = [names, ...rows.map((row) => names.map((name) => text(row[name] ?? null)))];
  const widths = names.map((_, at) => Math.max(...lines.map((line) => Array.from(line[at] ?? '').length)));
  return lines
    .map((line) =>
      line
        .map((cell, at) => cell + ' '.repeat((widths[at] ?? 0) - Array.from(cell).length))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function text(cell: Cell): string {
  if (cell === null) return '-';
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no';
  return String(cell).replaceAll(CONTROL_CHARACTERS, ' ');
}
