import type { Refusal } from '../contract/contract.ts';
import { wrongField } from '../contract/refusals.ts';

/** The last row that the caller has: a list goes on with what is older. */
export interface Cursor {
  readonly at: Date;
  readonly id: string;
}

/** What every row of a list has. */
export interface Dated {
  readonly id: string;
  readonly created_at: Date;
}

/** A part of a list, newest first; `nextCursor` is null at its end. */
export interface Page<Item> {
  readonly message: Item[];
  readonly nextCursor: string | null;
}

/** Where every list begins. */
export const NEWEST: Cursor = { at: new Date('9999-12-31T23:59:59.999Z'), id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' };
const CURSOR = /^(\d{1,15})\.([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;
const LAST_MS = NEWEST.at.getTime();

/** Where a list goes on; without a cursor, at its newest row. Undefined if the text is none of ours. */
export function readCursor(text: string | undefined): Cursor | undefined {
  if (text === undefined) return NEWEST;
  const [, ms, id] = CURSOR.exec(text) ?? [];
  if (ms === undefined || id === undefined || Number(ms) > LAST_MS) return undefined;
  return { at: new Date(Number(ms)), id };
}

/** The answer to a cursor that cannot be read. */
export const wrongCursor: Refusal<422> = wrongField('cursor', 'cursor_wrong');

/** Makes a page of rows that were asked for with one more than `limit`, newest first. */
export function toPage<Row extends Dated, Item>(
  rows: readonly Row[],
  limit: number,
  view: (row: Row) => Item,
): Page<Item> {
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    message: shown.map((row) => view(row)),
    nextCursor: last ? `${last.created_at.getTime()}.${last.id}` : null,
  };
}
