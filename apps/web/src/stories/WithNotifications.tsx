import type { ReactNode } from 'react';
import { NotificationsContext, useNotificationsFlow } from '../app/notifications/notifications.ts';

/** Loads the notifications as the shell does. For stories only. */
export function WithNotifications({ children }: { children: ReactNode }) {
  return <NotificationsContext value={useNotificationsFlow()}>{children}</NotificationsContext>;
}
