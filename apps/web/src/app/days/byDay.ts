import { dayName } from '@keel/ui';

/** What happened on one day. */
export interface Day<Item> {
  /** 'Today', 'Yesterday', or the date: 'Nov 20, 2026'. */
  readonly day: string;
  readonly items: readonly Item[];
}

/**
 * Groups items by the day of their `date` in the reader's time zone, in their order (CONST-2).
 *
 * @param now milliseconds since 1970
 */
export function byDay<Item extends { readonly date: string }>(
  items: readonly Item[],
  locale: string,
  now: number,
): readonly Day<Item>[] {
  const days = Map.groupBy(items, ({ date }) => dayName(date, locale, now));
  return [...days].map(([day, itemsOfDay]) => ({ day, items: itemsOfDay }));
}
