import type { Reply } from '../reply.ts';

/** A message to the investor (PUSH-6). */
export interface Notification {
  readonly _id: string;
  readonly title: string;
  readonly message: string;
  /** Code of the title and message when they are the product's; an operator's message has none. */
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
  /** Of all there are, not only of these (DASH-9). */
  readonly unread: number;
}

/** What is to be read: one, or all that were there when it was asked for. */
export type Mark =
  | { readonly kind: 'one'; readonly id: string }
  | { readonly kind: 'all'; readonly ids: readonly string[] };

export interface NotificationsContext {
  /** As the server last confirmed it; null until it came. Screens show `shownNotifications`, which is ahead of it. */
  readonly confirmed: NotificationList | null;
  /** There is a list, but the last try to renew it failed. */
  readonly isStale: boolean;
  /** What the server has not confirmed yet, in the order asked for. */
  readonly marks: readonly Mark[];
  /** What came while the list was on its way. */
  readonly arrived: readonly Notification[];
  /** Message of the open modal; '' when no modal is open. */
  readonly message: string;
}

export type NotificationsEvent =
  | { readonly type: 'refresh.requested' }
  /** One was opened. */
  | { readonly type: 'notification.read'; readonly id: string }
  | { readonly type: 'all.read' }
  /** The server's live stream brought one. */
  | { readonly type: 'notification.arrived'; readonly notification: Notification }
  | { readonly type: 'message.dismissed' };

/** Port `loadNotifications`: GET /notifications. */
export type LoadNotificationsReply = Reply<NotificationList>;

/** Port `markRead`: POST /read-notification or POST /read-all; answers with what is unread then. */
export interface MarkReadCall {
  readonly mark: Mark;
}
export type MarkReadReply = Reply<{ readonly unread: number }>;
