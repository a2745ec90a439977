import { type Input, readInput } from '../commands.ts';
import { OperatorFault } from '../result.ts';

const COLUMNS = ['who', 'pair', 'profit', 'loss', 'date'] as const;

/** Parses the trades of a CSV file; a fault names the line. Columns may be in any order, cells may be quoted. */
export function readTradesFile(text: string): Input<'trades add'>[] {
  const [head, ...records] = readCsv(text);
  const names = head?.cells.map((name) => name.trim().toLowerCase()) ?? [];
  const isWhole = names.length === COLUMNS.length && COLUMNS.every((name) => names.includes(name));
  if (!isWhole) throw new OperatorFault(`The first line must name the columns ${COLUMNS.join(',')}.`);
  return records.map(({ line, cells }) => {
    if (cells.length !== names.length)
      throw new OperatorFault(`Line ${line} has ${cells.length} cells instead of ${names.length}. Nothing was added.`);
    const read = readInput('trades add', Object.fromEntries(names.map((name, at) => [name, cells[at]?.trim() ?? ''])));
    if (!read.ok) throw new OperatorFault(`Line ${line}: ${read.fault} Nothing was added.`);
    return read.input;
  });
}

interface Record {
  readonly line: number;
  readonly cells: readonly string[];
}

/** RFC 4180: quoted cells may contain commas, line breaks and doubled quotes. Blank lines are ignored. */
function readCsv(text: string): Record[] {
  const records: Record[] = [];
  let cells: string[] = [];
  let [cell, quoted, line, start] = ['', false, 1, 1];
  const endRecord = () => {
    if (cells.length > 0 || cell !== '') records.push({ line: start, cells: [...cells, cell] });
    [cells, cell] = [[], ''];
  };
  const plain = text.replace(/^\u{FEFF}/u, '').replaceAll('\r\n', '\n');
  for (let at = 0; at < plain.length; at += 1) {
    const sign = plain.charAt(at);
    if (sign === '\n') line += 1;
    if (quoted) {
      if (sign !== '"') cell += sign;
      else if (plain[at + 1] === '"') {
        cell += sign;
        at += 1;
      } else quoted = false;
    } else if (sign === '"' && cell === '') quoted = true;
    else if (sign === ',') {
      cells.push(cell);
      cell = '';
    } else if (sign === '\n') {
      endRecord();
      start = line;
    } else cell += sign;
  }
  if (quoted) throw new OperatorFault(`The quotation mark in line ${start} is not closed.`);
  endRecord();
  return records;
}
