import type { SendRows } from '../call.ts';
import type { Row } from '../result.ts';

/** Number of rows in memory at once. */
export const PAGE = 1000;

/** A source of pages. */
interface Pages<Found> {
  /** At most `PAGE` rows after the last row of the previous page; undefined for the first page. */
  readonly read: (last: Found | undefined) => Promise<readonly Found[]>;
  /** Converts a row to what is shown. */
  readonly view: (found: Found) => Row;
}

/** Sends all rows with at most one page in memory. No transaction stays open while the terminal reads. */
export async function sendPages<Found>(sendRows: SendRows, { read, view }: Pages<Found>): Promise<void> {
  let last: Found | undefined;
  for (;;) {
    const page = await read(last);
    if (page.length > 0) await sendRows(page.map(view));
    if (page.length < PAGE) return;
    last = page.at(-1);
  }
}
