import type { Notification } from '@keel/flows';
import { date } from '@keel/ui';

export interface NotificationDay {
  /** The formatted day: 'Nov 20, 2026'. */
  readonly day: string;
  readonly items: readonly Notification[];
}

/** Groups notifications, newest first, by the day on which they arrived in the reader's time zone. */
export function byDay(items: readonly Notification[], locale: string): readonly NotificationDay[] {
  const days = new Map<string, Notification[]>();
  for (const each of items) {
    const day = date(each.date, locale);
    days.set(day, [...(days.get(day) ?? []), each]);
  }
  return [...days].map(([day, those]) => ({ day, items: those }));
}
