import type { Notification } from '@keel/flows';
import { date } from '@keel/ui';

export interface NotificationDay {
  /** As it is read: 'Nov 20, 2026'. */
  readonly day: string;
  readonly items: readonly Notification[];
}

/** Notifications, newest first, under the day of the reader's own calendar on which they came. */
export function byDay(items: readonly Notification[], locale: string): readonly NotificationDay[] {
  const days = new Map<string, Notification[]>();
  for (const each of items) {
    const day = date(each.date, locale);
    days.set(day, [...(days.get(day) ?? []), each]);
  }
  return [...days].map(([day, those]) => ({ day, items: those }));
}
