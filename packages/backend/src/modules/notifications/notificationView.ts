import type { NoticeCode, NoticeParams, Notification } from '@keel/contract';

/** The columns of a `NotificationRow`. */
export const NOTIFICATION_COLUMNS = 'id, title, message, message_code, params, image, url, created_at, read_at';

/** A stored notification. */
export interface NotificationRow {
  readonly id: string;
  readonly title: string;
  readonly message: string;
  /** Null if an operator wrote the text, and in notifications of older versions. */
  readonly message_code: NoticeCode | null;
  readonly params: NoticeParams | null;
  readonly image: string | null;
  readonly url: string | null;
  readonly created_at: Date;
  readonly read_at: Date | null;
}

/** Converts a notification to the contract. */
export function toNotification(row: NotificationRow): Notification {
  return {
    _id: row.id,
    title: row.title,
    message: row.message,
    ...(row.message_code && row.params && { messageCode: row.message_code, params: row.params }),
    image: row.image,
    url: row.url,
    date: row.created_at.toISOString(),
    read: row.read_at !== null,
  };
}
