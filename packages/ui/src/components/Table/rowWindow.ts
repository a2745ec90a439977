/** The rows and gaps that a virtualized table renders, in order. */
export type WindowPart =
  | { readonly kind: 'row'; readonly index: number }
  /** A gap for rows that are not rendered: the first row and the total height in px. */
  | { readonly kind: 'gap'; readonly index: number; readonly height: number };

export interface RowWindow {
  readonly count: number;
  /** The scroll offset of the rows, in px. */
  readonly top: number;
  /** The visible height, in px. */
  readonly height: number;
  /** Measured row heights by index, in px. */
  readonly measured: ReadonlyMap<number, number>;
  /** The estimated height of rows that are not measured yet, in px. */
  readonly estimate: number;
  /** The row with the focus, which is always rendered. */
  readonly focusedIndex: number | null;
}

/** Rows rendered above and below the visible ones, so that Tab always finds the next row and scrolling does not flicker. */
const OVERSCAN = 8;

/** Returns the visible rows with overscan, and gaps for all other rows. */
export function windowParts({
  count,
  top,
  height,
  measured,
  estimate,
  focusedIndex,
}: RowWindow): readonly WindowPart[] {
  const heightOf = (index: number) => measured.get(index) ?? estimate;
  let first = 0;
  let above = 0;
  while (first < count - 1 && above + heightOf(first) <= top) above += heightOf(first++);
  let end = first;
  while (end < count && above < top + height) above += heightOf(end++);
  const from = Math.max(0, first - OVERSCAN);
  const to = Math.min(count, end + OVERSCAN);

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
  if (focusedIndex !== null && focusedIndex >= 0 && focusedIndex < from) runs.unshift([focusedIndex, focusedIndex + 1]);
  if (focusedIndex !== null && focusedIndex >= to && focusedIndex < count) runs.push([focusedIndex, focusedIndex + 1]);
  let at = 0;
  for (const [start, until] of runs) {
    gap(at, start);
    rows(start, until);
    at = until;
  }
  gap(at, count);
  return parts;
}
