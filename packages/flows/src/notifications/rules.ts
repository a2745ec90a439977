import { accepted, bodyOf, replyText, succeeded } from '../reply.ts';
import { isCount, isRecord, isText } from '../shape.ts';
import { notificationsMessages } from './messages.ts';
import type {
  LoadNotificationsReply,
  Mark,
  MarkReadReply,
  Notification,
  NotificationList,
  NotificationsContext,
} from './types.ts';

/** A list of the right shape. */
export function isLoaded(reply: LoadNotificationsReply): boolean {
  if (!succeeded(reply) || !isRecord(reply.body)) return false;
  const { items, unread } = reply.body;
  return isCount(unread) && Array.isArray(items) && items.every((each) => isRecord(each) && isText(each._id));
}

/** A mark that the server confirmed, with the new unread count. */
export function isMarked(reply: MarkReadReply): boolean {
  return succeeded(reply) && isRecord(reply.body) && isCount(reply.body.unread);
}

/** The list to show: the confirmed list with all pending marks applied (DASH-9). */
export function shownNotifications({ confirmed, marks }: NotificationsContext): NotificationList {
  return marks.reduce(applyMark, confirmed ?? emptyList);
}

/** Whether the notification is in the list and unread. */
export function isUnread(context: NotificationsContext, id: string): boolean {
  return shownNotifications(context).items.some((each) => each._id === id && !each.read);
}

/** Whether anything is unread, pending marks included. */
export function hasUnread(context: NotificationsContext): boolean {
  return shownNotifications(context).unread > 0;
}

/** Adds a pending mark for one notification. */
export function markOne(context: NotificationsContext, id: string): Partial<NotificationsContext> {
  return { marks: [...context.marks, { kind: 'one', id }] };
}

/** Marks all current notifications; later ones stay unread. */
export function markAll(context: NotificationsContext): Partial<NotificationsContext> {
  const ids = shownNotifications(context).items.map(({ _id }) => _id);
  return { marks: [...context.marks, { kind: 'all', ids }] };
}

/** The mark to be confirmed next. @throws TypeError if there is none, which a guard prevents */
export function nextMark({ marks: [mark] }: NotificationsContext): Mark {
  if (mark === undefined) throw new TypeError('Nothing is to be marked; check it first.');
  return mark;
}

/** Whether more marks are pending after the current one. */
export function hasMore({ marks }: NotificationsContext): boolean {
  return marks.length > 1;
}

/** Applies the confirmed mark and the server's count; notifications that arrived meanwhile stay unread. */
export function confirmMark(context: NotificationsContext, reply: MarkReadReply): Partial<NotificationsContext> {
  const { items } = applyMark(context.confirmed ?? emptyList, nextMark(context));
  const unreadHere = items.filter(({ read }) => !read).length;
  const { unread } = bodyOf(reply);
  return { confirmed: { items, unread: unread < unreadHere ? unreadHere : unread }, marks: context.marks.slice(1) };
}

/** The loaded list, merged with notifications that arrived while it was loading. */
export function setList(context: NotificationsContext, reply: LoadNotificationsReply): Partial<NotificationsContext> {
  return { confirmed: context.arrived.reduceRight(prepend, bodyOf(reply)), arrived: [], isStale: false, message: '' };
}

/** Adds a live notification to the list, ignoring duplicates. */
export function addLive(context: NotificationsContext, added: Notification): Partial<NotificationsContext> {
  return context.confirmed === null ? {} : { confirmed: prepend(context.confirmed, added) };
}

/** Stores a live notification until the pending answer has arrived. */
export function addArrived(context: NotificationsContext, added: Notification): Partial<NotificationsContext> {
  return { arrived: [added, ...context.arrived.filter(({ _id }) => _id !== added._id)] };
}

/** ERR-1: the server's message, or ours if it sent none or an invalid 200. */
export function loadRefusal(reply: LoadNotificationsReply): string {
  return accepted(reply) ? notificationsMessages.notLoaded : replyText(reply, notificationsMessages.notLoaded);
}

/** ERR-1: the server's message, or ours if it sent none or an invalid 200. */
export function markRefusal(reply: MarkReadReply): string {
  return accepted(reply) ? notificationsMessages.notMarked : replyText(reply, notificationsMessages.notMarked);
}

const emptyList: NotificationList = { items: [], unread: 0 };

function applyMark({ items, unread }: NotificationList, mark: Mark): NotificationList {
  const ids = new Set(mark.kind === 'one' ? [mark.id] : mark.ids);
  const marked = items.map((each) => (ids.has(each._id) ? { ...each, read: true } : each));
  const left = marked.filter(({ read }) => !read).length;
  // Marking all as read includes further pages, so only what is unread here remains.
  const changed = items.filter(({ read }) => !read).length - left;
  return { items: marked, unread: mark.kind === 'all' || unread - changed < left ? left : unread - changed };
}

function prepend(list: NotificationList, added: Notification): NotificationList {
  if (list.items.some(({ _id }) => _id === added._id)) return list;
  return { items: [added, ...list.items], unread: list.unread + (added.read ? 0 : 1) };
}
