/** A measured figure with its goal. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  /** The upper or lower bound. */
  readonly most?: number;
  readonly least?: number;
  readonly unit: 'x' | '%' | 'ms';
  /** The measurements behind the figure. */
  readonly note: string;
  /** False if the figure varies with other work of the machine: then it is shown, but not compared with its goal. */
  readonly binding: boolean;
}

/** Whether the figure meets its goal. */
export function holds({ value, most, least }: Figure): boolean {
  return (most === undefined || value <= most) && (least === undefined || value >= least);
}

/** Formats the figures as a table for a terminal. */
export function table(figures: readonly Figure[]): string {
  const rows = [['figure', 'measured', 'goal', '', 'from'], ...figures.map(rowOf)];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function rowOf(figure: Figure): string[] {
  const { name, value, most, least, unit, note, binding } = figure;
  const goal = most === undefined ? `at least ${show(least ?? 0, unit)}` : `at most ${show(most, unit)}`;
  const verdict = holds(figure) ? 'holds' : binding ? 'MISSED' : 'missed';
  return [name, show(value, unit), goal, verdict, note];
}

function show(value: number, unit: Figure['unit']): string {
  if (unit === 'x') return `${value.toFixed(2)} x`;
  return unit === '%' ? `${Math.round(value)} %` : `${Math.round(value)} ms`;
}
