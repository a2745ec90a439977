import type { Reply } from '../reply.ts';

/** A message to the investor (PUSH-6). */
export interface Notification {
  readonly _id: string;
  readonly title: string;
  readonly message: string;
  /** The code of title and message if they are the product's own; an operator's message has none. */
  readonly messageCode?: string;
  /** Values for the placeholders in them. */
  readonly params?: Readonly<Record<string, string>>;
  readonly image: string | null;
  /** A page of the app; checked with `safePath` before it is followed. */
  readonly url: string | null;
  /** ISO 8601. */
  readonly date: string;
  readonly read: boolean;
}

export interface NotificationList {
  /** Newest first. */
  readonly items: readonly Notification[];
  /** The count of all unread notifications, not only of these (DASH-9). */
  readonly unread: number;
}

/** What to mark as read: one notification, or all that existed at the time. */
export type Mark =
  | { readonly kind: 'one'; readonly id: string }
  | { readonly kind: 'all'; readonly ids: readonly string[] };

export interface NotificationsContext {
  /**
   * The list as the server last confirmed it; null until it has loaded. Screens show `shownNotifications`, which
   * includes pending marks.
   */
  readonly confirmed: NotificationList | null;
  /** The last refresh of the list failed. */
  readonly isStale: boolean;
  /** Pending marks, in order. */
  readonly marks: readonly Mark[];
  /** Notifications that arrived while the list was loading. */
  readonly arrived: readonly Notification[];
  /** Message of the open modal; '' when no modal is open. */
  readonly message: string;
}

export type NotificationsEvent =
  | { readonly type: 'refresh.requested' }
  /** A notification was opened. */
  | { readonly type: 'notification.read'; readonly id: string }
  | { readonly type: 'all.read' }
  /** The server's live stream sent a notification. */
  | { readonly type: 'notification.arrived'; readonly notification: Notification }
  | { readonly type: 'message.dismissed' };

/** Port `loadNotifications`: GET /notifications. */
export type LoadNotificationsReply = Reply<NotificationList>;

/** Port `markRead`: POST /read-notification or POST /read-all; answers with the new unread count. */
export interface MarkReadCall {
  readonly mark: Mark;
}
export type MarkReadReply = Reply<{ readonly unread: number }>;
