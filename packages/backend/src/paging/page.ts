import type { Refusal } from '../contract/contract.ts';
import { invalidField } from '../contract/refusals.ts';

/** The last row that the caller has received; the list continues with older rows. */
export interface Cursor {
  readonly at: Date;
  readonly id: string;
}

/** The columns of all lists. */
export interface Dated {
  readonly id: string;
  readonly created_at: Date;
}

/** A page of a list, newest first; `nextCursor` is null at the end. */
export interface Page<Item> {
  readonly message: Item[];
  readonly nextCursor: string | null;
}

/** The start of every list. */
export const NEWEST: Cursor = { at: new Date('9999-12-31T23:59:59.999Z'), id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' };
const CURSOR = /^(\d{1,15})\.([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;
const LAST_MS = NEWEST.at.getTime();

/** Parses a cursor; without one, the list starts with its newest row. Undefined if the text is invalid. */
export function readCursor(text: string | undefined): Cursor | undefined {
  if (text === undefined) return NEWEST;
  const [, ms, id] = CURSOR.exec(text) ?? [];
  if (ms === undefined || id === undefined || Number(ms) > LAST_MS) return undefined;
  return { at: new Date(Number(ms)), id };
}

/** The answer to an invalid cursor. */
export const wrongCursor: Refusal<422> = invalidField('cursor', 'cursor_wrong');

/** Creates a page from rows that were queried with a limit of `limit` + 1, newest first. */
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
