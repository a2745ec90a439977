import type { Notification } from '@keel/flows';
import { BellIcon } from '@keel/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { followEvents, type LiveEvent } from '../../api/events.ts';
import { wait } from '../../platform/wait.ts';
import { expire } from '../data/expire.ts';
import { announce } from '../feedback/announce.ts';
import { toasts } from '../feedback/toasts.ts';
import { useWords } from '../i18n/words.ts';
import { useServices } from '../services/services.ts';
import { refreshUser } from '../session/refreshUser.ts';
import type { NotificationsFlow } from './notifications.ts';
import { unreadSince } from './unreadSince.ts';
import { useNoticeText } from './useNoticeText.ts';

/**
 * Updates the page while somebody is signed in: changes arrive by the stream of events or, without one, by polling (PUSH-6).
 * Notifications are shown as toasts that stay (PUSH-4).
 */
export function useLive(notifications: NotificationsFlow): void {
  const services = useServices();
  const { api, queryClient } = services;
  const words = useWords();
  const noticeText = useNoticeText();

  const shownIds = useRef(new Set<string>());
  const showOnce = useEffectEvent((notification: Notification) => {
    const { _id } = notification;
    if (shownIds.current.has(_id)) return;
    shownIds.current.add(_id);
    const { title, message } = noticeText(notification);
    toasts.show({ title, description: message, icon: <BellIcon />, isPersistent: true });
  });

  const take = useEffectEvent((event: LiveEvent) => {
    switch (event.kind) {
      case 'user':
        expire(queryClient, ['user']);
        void refreshUser(services);
        break;
      case 'deposit':
        expire(queryClient, ['deposits']);
        break;
      case 'withdrawal':
        expire(queryClient, ['withdrawals']);
        break;
      case 'trade':
        expire(queryClient, ['trades']);
        announce(words.live.trade);
        break;
      case 'notification':
        notifications.send({ type: 'notification.arrived', notification: event.notification });
        showOnce(event.notification);
        break;
    }
  });

  const refreshAll = useEffectEvent(() => {
    void refreshUser(services);
    expire(queryClient, ['deposits', 'withdrawals', 'trades', 'user']);
    notifications.send({ type: 'refresh.requested' });
  });

  // Notifications that the stream missed are in the list that is loaded again.
  useEffect(() => {
    let list = notifications.getSnapshot().context.confirmed;
    const subscription = notifications.subscribe(({ context: { confirmed } }) => {
      for (const notification of unreadSince(list, confirmed)) showOnce(notification);
      list = confirmed;
    });
    return () => subscription.unsubscribe();
  }, [notifications]);

  useEffect(() => {
    const stop = new AbortController();
    const follower = {
      onEvent: (event: LiveEvent) => take(event),
      onGap: () => refreshAll(),
      // The data on the page is as new as the page.
      age: () => performance.now(),
      wait,
    };
    void followEvents(api, follower, stop.signal);
    return () => stop.abort();
  }, [api]);
}
