import type { ReactNode } from 'react';

interface MatrixProps<Row extends string, Column extends string> {
  rows: readonly Row[];
  columns: readonly Column[];
  children: (row: Row, column: Column) => ReactNode;
}

/** Every combination of two props in one picture; for the Matrix story of a component. */
export function Matrix<Row extends string, Column extends string>({
  rows,
  columns,
  children,
}: MatrixProps<Row, Column>) {
  return (
    <div
      style={{
        display: 'grid',
        gap: 16,
        justifyItems: 'start',
        gridTemplateColumns: `repeat(${columns.length}, max-content)`,
      }}
    >
      {rows.flatMap((row) => columns.map((column) => <div key={`${row} ${column}`}>{children(row, column)}</div>))}
    </div>
  );
}

/** Elements side by side, wrapping. */
export function Row({ children }: { children: ReactNode }) {
  return <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 }}>{children}</div>;
}
