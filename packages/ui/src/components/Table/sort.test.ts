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
  it('orders integer cents beyond what a float holds', () => {
    const rows = rowsOf(9007199254740993n, 9007199254740992n, 5);
    expect(values(sorted(rows, 'ascending'))).toEqual([5, 9007199254740992n, 9007199254740993n]);
  });

  it('orders texts as the language does, and the figures in them as figures', () => {
    const rows = rowsOf('Plan 10', 'älter', 'Plan 2', 'Zoo');
    expect(values(sorted(rows, 'ascending'))).toEqual(['älter', 'Plan 2', 'Plan 10', 'Zoo']);
  });

  it('orders moments', () => {
    const [late, early] = [new Date(2000), new Date(1000)];
    expect(values(sorted(rowsOf(late, early), 'ascending'))).toEqual([early, late]);
  });

  it.each(['ascending', 'descending'] as const)('keeps the order of rows of equal value, %s', (direction) => {
    const rows = rowsOf(1, 2, 1, 2, 1);
    const ids = sorted(rows, direction)
      .filter(({ value }) => value === 1)
      .map(({ id }) => id);
    expect(ids).toEqual([0, 2, 4]);
  });

  it.each(['ascending', 'descending'] as const)('puts what has no value last, %s', (direction) => {
    const rows = rowsOf(null, Number.NaN, 3, undefined, new Date('never'), 1, '');
    expect(values(sorted(rows, direction)).slice(0, 2)).toEqual(direction === 'ascending' ? [1, 3] : [3, 1]);
  });

  it('takes values of different kinds without a fault, figures before texts', () => {
    expect(values(sorted(rowsOf('two', 3n, new Date(2), 1), 'ascending'))).toEqual([1, new Date(2), 3n, 'two']);
  });

  it("takes the column's own comparer, and an answer that is no number for equal", () => {
    const rank = ['pending', 'confirmed'];
    const own = {
      ...column,
      compare: (one: Row, other: Row) => rank.indexOf(String(one.value)) - rank.indexOf(String(other.value)),
    };
    expect(values(sorted(rowsOf('confirmed', 'pending'), 'ascending', own))).toEqual(['pending', 'confirmed']);
    const broken = { ...column, compare: () => Number.NaN };
    expect(values(sorted(rowsOf(2, 1), 'descending', broken))).toEqual([2, 1]);
  });

  it('leaves the rows as they are without an order, or by a column that is not there', () => {
    const rows = rowsOf(2, 1);
    expect(sortRows(rows, [column], null, 'en')).toBe(rows);
    expect(sortRows(rows, [column], { column: 'gone', direction: 'ascending' }, 'en')).toBe(rows);
  });
});

describe('nextSort', () => {
  it('goes the first way, then the other, then back', () => {
    const first = nextSort(column, null);
    const second = nextSort(column, first);
    expect([first, second, nextSort(column, second)].map(({ direction }) => direction)).toEqual([
      'ascending',
      'descending',
      'ascending',
    ]);
  });

  it('begins anew on another column, with the direction that the column states', () => {
    const amounts = { ...column, firstDirection: 'descending' as const };
    expect(nextSort(amounts, { column: 'other', direction: 'ascending' })).toEqual({
      column: 'value',
      direction: 'descending',
    });
  });
});
