import type { LoadNotificationsReply, MarkReadCall, MarkReadReply } from '@keel/flows';
import type { Api } from './api.ts';
import { toReply } from './reply.ts';

/** GET /notifications: the newest, and how many of all are unread (DASH-9, PUSH-6). */
export function fetchNotifications({ client, ...answers }: Api, signal: AbortSignal): Promise<LoadNotificationsReply> {
  return toReply(client.GET('/notifications', { signal }), answers, ({ message, unread }) => ({
    items: message,
    unread,
  }));
}

/** POST /read-notification or POST /read-all (DASH-9). */
export function markRead(
  { client, ...answers }: Api,
  { mark }: MarkReadCall,
  signal: AbortSignal,
): Promise<MarkReadReply> {
  const call =
    mark.kind === 'one'
      ? client.POST('/read-notification', { body: { id: mark.id }, signal })
      : client.POST('/read-all', { signal });
  return toReply(call, answers, ({ unread }) => ({ unread }));
}
