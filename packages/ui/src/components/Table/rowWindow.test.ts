import { describe, expect, it } from 'vitest';
import { type RowWindow, windowParts } from './rowWindow.ts';

const at = (view: Partial<RowWindow>) =>
  windowParts({ count: 10_000, top: 0, height: 400, measured: new Map(), estimate: 40, focusedIndex: null, ...view });

const drawn = (view: Partial<RowWindow>) => at(view).filter(({ kind }) => kind === 'row');
const room = (view: Partial<RowWindow>) =>
  at(view).reduce((sum, part) => sum + (part.kind === 'gap' ? part.height : 40), 0);

describe('windowParts', () => {
  it('renders the visible rows and a few more, and reserves the height of the others', () => {
    expect(drawn({}).map(({ index }) => index)).toEqual(Array.from({ length: 18 }, (_, index) => index));
    expect(drawn({ top: 200_000 }).at(0)).toEqual({ kind: 'row', index: 4992 });
    expect(drawn({ top: 200_000 })).toHaveLength(26);
    for (const top of [0, 12_345, 200_000, 399_600]) expect(room({ top })).toBe(400_000);
  });

  it('renders the last rows when scrolled to the end or beyond', () => {
    expect(drawn({ top: 399_600 }).at(-1)).toEqual({ kind: 'row', index: 9999 });
    expect(drawn({ top: 9_000_000 }).at(-1)).toEqual({ kind: 'row', index: 9999 });
  });

  it('uses the measured row heights', () => {
    const measured = new Map([[0, 400]]);
    expect(drawn({ measured, top: 399 }).at(-1)).toEqual({ kind: 'row', index: 18 });
    expect(at({ measured, top: 200_000 })[0]).toEqual({ kind: 'gap', index: 0, height: 4983 * 40 + 360 });
  });

  it.each([
    [3, 0],
    [9000, -1],
  ])('keeps row %i rendered while it has the focus', (focusedRow, place) => {
    expect(drawn({ top: 200_000, focusedIndex: focusedRow }).at(place)).toEqual({ kind: 'row', index: focusedRow });
    expect(room({ top: 200_000, focusedIndex: focusedRow })).toBe(400_000);
  });

  it.each([
    ['no rows', { count: 0 }],
    ['a focus beyond the rows', { count: 2, kept: 7 }],
    ['a view without height', { count: 2, height: 0, top: Number.NaN }],
  ])('handles %s', (_name, view) => {
    expect(drawn(view)).toHaveLength(view.count);
  });
});
