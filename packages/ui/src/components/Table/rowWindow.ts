/** What a scrolled table draws of its rows, in their order. */
export type WindowPart =
  | { readonly kind: 'row'; readonly index: number }
  /** Rows that are not drawn: their first and their height together, in px. */
  | { readonly kind: 'gap'; readonly index: number; readonly height: number };

export interface RowWindow {
  readonly count: number;
  /** How far the rows are scrolled, in px. */
  readonly top: number;
  /** How much of them is seen, in px. */
  readonly height: number;
  /** Heights that were measured, by index, in px. */
  readonly measured: ReadonlyMap<number, number>;
  /** The height of a row that was not, in px. */
  readonly estimate: number;
  /** A row that is drawn wherever it is, as it holds the focus. */
  readonly kept: number | null;
}

/** Rows drawn above and below what is seen, so that Tab always finds the next one and scrolling does not flash. */
const BEYOND = 8;

/** The rows that are seen, some beyond, and the room of all others. Answers gaps and rows that cover every row once. */
export function windowParts({ count, top, height, measured, estimate, kept }: RowWindow): readonly WindowPart[] {
  const heightOf = (index: number) => measured.get(index) ?? estimate;
  let first = 0;
  let above = 0;
  while (first < count - 1 && above + heightOf(first) <= top) above += heightOf(first++);
  let end = first;
  while (end < count && above < top + height) above += heightOf(end++);
  const from = Math.max(0, first - BEYOND);
  const to = Math.min(count, end + BEYOND);

  const parts: WindowPart[] = [];
  const gap = (start: number, until: number) => {
    let room = 0;
    for (let index = start; index < until; index++) room += heightOf(index);
    if (until > start) parts.push({ kind: 'gap', index: start, height: room });
  };
  const rows = (start: number, until: number) => {
    for (let index = start; index < until; index++) parts.push({ kind: 'row', index });
  };
  const runs = [[from, to] as const];
  if (kept !== null && kept >= 0 && kept < from) runs.unshift([kept, kept + 1]);
  if (kept !== null && kept >= to && kept < count) runs.push([kept, kept + 1]);
  let at = 0;
  for (const [start, until] of runs) {
    gap(at, start);
    rows(start, until);
    at = until;
  }
  gap(at, count);
  return parts;
}
