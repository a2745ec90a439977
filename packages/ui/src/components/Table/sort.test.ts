import { describe, expect, it } from 'vitest';
import { nextSort, sortRows } from './sort.ts';
import type { CellValue, TableColumn, TableSort } from './types.ts';

interface Row {
  readonly id: number;
  readonly value: CellValue;
}

const column: TableColumn<Row> = { id: 'value', header: 'Value', value: ({ value }) => value };
const rowsOf = (...values: CellValue[]): Row[] => values.map((value, id) => ({ id, value }));
const sorted = (rows: readonly Row[], direction: TableSort['direction'], of = column) =>
  sortRows(rows, [of], { column: 'value', direction }, 'en');
const values = (rows: readonly Row[]) => rows.map(({ value }) => value);

describe('sortRows', () => {
  it('sorts integer cents beyond the precision of a float', () => {
    const rows = rowsOf(9007199254740993n, 9007199254740992n, 5);
    expect(values(sorted(rows, 'ascending'))).toEqual([5, 9007199254740992n, 9007199254740993n]);
  });

  it('sorts text by the rules of the language, and numbers inside text by value', () => {
    const rows = rowsOf('Plan 10', 'älter', 'Plan 2', 'Zoo');
    expect(values(sorted(rows, 'ascending'))).toEqual(['älter', 'Plan 2', 'Plan 10', 'Zoo']);
  });

  it('sorts dates', () => {
    const [late, early] = [new Date(2000), new Date(1000)];
    expect(values(sorted(rowsOf(late, early), 'ascending'))).toEqual([early, late]);
  });

  it.each(['ascending', 'descending'] as const)('keeps the order of rows with equal values, %s', (direction) => {
    const rows = rowsOf(1, 2, 1, 2, 1);
    const ids = sorted(rows, direction)
      .filter(({ value }) => value === 1)
      .map(({ id }) => id);
    expect(ids).toEqual([0, 2, 4]);
  });

  it.each(['ascending', 'descending'] as const)('puts missing values last, %s', (direction) => {
    const rows = rowsOf(null, Number.NaN, 3, undefined, new Date('never'), 1, '');
    expect(values(sorted(rows, direction)).slice(0, 2)).toEqual(direction === 'ascending' ? [1, 3] : [3, 1]);
  });

  it('sorts values of mixed types without an error, numbers before text', () => {
    expect(values(sorted(rowsOf('two', 3n, new Date(2), 1), 'ascending'))).toEqual([1, new Date(2), 3n, 'two']);
  });

  it("uses the column's own comparator, and treats a result that is not a number as equal", () => {
    const rank = ['pending', 'confirmed'];
    const own = {
      ...column,
      compare: (one: Row, other: Row) => rank.indexOf(String(one.value)) - rank.indexOf(String(other.value)),
    };
    expect(values(sorted(rowsOf('confirmed', 'pending'), 'ascending', own))).toEqual(['pending', 'confirmed']);
    const broken = { ...column, compare: () => Number.NaN };
    expect(values(sorted(rowsOf(2, 1), 'descending', broken))).toEqual([2, 1]);
  });

  it('does not sort without a sort order, or by an unknown column', () => {
    const rows = rowsOf(2, 1);
    expect(sortRows(rows, [column], null, 'en')).toBe(rows);
    expect(sortRows(rows, [column], { column: 'gone', direction: 'ascending' }, 'en')).toBe(rows);
  });
});

describe('nextSort', () => {
  it('sorts in the first direction, then in the other, then not at all', () => {
    const first = nextSort(column, null);
    const second = nextSort(column, first);
    expect([first, second, nextSort(column, second)].map(({ direction }) => direction)).toEqual([
      'ascending',
      'descending',
      'ascending',
    ]);
  });

  it("starts again on another column, with that column's default direction", () => {
    const amounts = { ...column, firstDirection: 'descending' as const };
    expect(nextSort(amounts, { column: 'other', direction: 'ascending' })).toEqual({
      column: 'value',
      direction: 'descending',
    });
  });
});
