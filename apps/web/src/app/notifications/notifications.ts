import { notificationsMachine } from '@keel/flows';
import { createContext, use } from 'react';
import type { ActorRefFrom } from 'xstate';
import { fetchNotifications, markRead } from '../../api/notifications.ts';
import { useFlow } from '../flow/useFlow.ts';
import { useServices } from '../services/services.ts';

export type NotificationsFlow = ActorRefFrom<typeof notificationsMachine>;

/** The notifications of the person signed in: loaded by the shell once, for its badge and for their page (DASH-9). */
export function useNotificationsFlow(): NotificationsFlow {
  const { api } = useServices();
  return useFlow(notificationsMachine, {
    ports: {
      loadNotifications: (_, signal) => fetchNotifications(api, signal),
      markRead: (call, signal) => markRead(api, call, signal),
    },
  });
}

export const NotificationsContext = createContext<NotificationsFlow | null>(null);

/** The shell's notifications. Throws outside of the shell. */
export function useNotifications(): NotificationsFlow {
  const flow = use(NotificationsContext);
  if (flow === null) throw new Error('useNotifications must be called inside MemberLayout.');
  return flow;
}
