import type { Reply } from '@keel/flows';

/** One page of a list, and the cursor of the next one; null after the last. */
export interface ListPage<Item> {
  readonly items: readonly Item[];
  readonly next: string | null;
}

/** The largest page size that the contract allows. */
export const PAGE_ROWS = 200;

/** Loads all pages of a list as one reply, newest first. If a page is refused, its refusal is the reply. */
export async function allPages<Item>(
  fetchPage: (cursor: string | undefined) => Promise<Reply<ListPage<Item>>>,
): Promise<Reply<readonly Item[]>> {
  const items: Item[] = [];
  let cursor: string | undefined;
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- each page says where the next one begins
    const { body, ...rest } = await fetchPage(cursor);
    if (body === null) return { ...rest, body };
    items.push(...body.items);
    if (body.next === null || body.next === cursor) return { ...rest, body: items };
    cursor = body.next;
  }
}
