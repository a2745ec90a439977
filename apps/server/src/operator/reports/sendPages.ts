import type { SendRows } from '../call.ts';
import type { Row } from '../result.ts';

/** Rows that are read, and held, at once. */
export const PAGE = 1000;

/** What is sent, page by page. */
interface Pages<Found> {
  /** At most `PAGE` rows after the last one of the page before; undefined for the first page. */
  readonly read: (last: Found | undefined) => Promise<readonly Found[]>;
  /** What is shown of a row. */
  readonly view: (found: Found) => Row;
}

/** Sends all rows with no more than a page of them in memory. No transaction stays open while the terminal reads. */
export async function sendPages<Found>(sendRows: SendRows, { read, view }: Pages<Found>): Promise<void> {
  let last: Found | undefined;
  for (;;) {
    const page = await read(last);
    if (page.length > 0) await sendRows(page.map(view));
    if (page.length < PAGE) return;
    last = page.at(-1);
  }
}
