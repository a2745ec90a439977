import type { NoticeCode, NoticeParams } from '@keel/contract';
import type { Queryable } from '../../db/Db.ts';
import { recordEvent } from '../../events/recordEvent.ts';
import { newId } from '../../ids.ts';
import { queuePushes } from '../../push/queuePushes.ts';
import { toNotification } from './notificationView.ts';

/** The subject of a notification, which determines the page that it opens. */
export type NotificationKind = 'deposit' | 'withdrawal' | 'kyc' | 'message' | 'books';

/** A notification for an investor, about an event at time `at`. Maximum length: title 120 characters, message 500. */
export interface NewNotification {
  readonly userId: string;
  readonly title: string;
  readonly message: string;
  /** The message code for title and message, if they are texts of the product (SET-2). */
  readonly messageCode?: NoticeCode;
  readonly params?: NoticeParams;
  readonly kind: NotificationKind;
  readonly at: Date;
}

const PAGES: Readonly<Record<NotificationKind, string>> = {
  deposit: '/fund-account',
  withdrawal: '/withdraw',
  kyc: '/profile',
  message: '/notifications',
  books: '/statement',
};

/**
 * PUSH-6: notifies an investor, in the transaction of the event: in the list, in every open app, and by a push to every
 * registered browser. Call it last, and call `outbox.kick()` after the commit.
 */
export async function notify(tx: Queryable, notification: NewNotification): Promise<void> {
  const { userId, title, message, messageCode = null, params = null, kind, at } = notification;
  const row = {
    id: newId(() => at),
    title,
    message,
    message_code: messageCode,
    params,
    image: null,
    url: PAGES[kind],
    created_at: at,
    read_at: null,
  };
  await tx.query(
    `INSERT INTO notifications (id, user_id, kind, title, message, message_code, params, image, url, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [row.id, userId, kind, title, message, messageCode, params && JSON.stringify(params), row.image, row.url, at],
  );
  await queuePushes(tx, { userId, at, message: { id: row.id, title, body: message, icon: row.image, url: row.url } });
  await recordEvent(tx, { userId, kind: 'notification', entity: toNotification(row), at });
}
