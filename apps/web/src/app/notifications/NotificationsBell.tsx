import { routes, shownNotifications } from '@keel/flows';
import { BellIcon, CountBadge, IconButton } from '@keel/ui';
import { useSelector } from '@xstate/react';
import { useNavigate } from 'react-router-dom';
import { useWords } from '../i18n/words.ts';
import { useNotifications } from './notifications.ts';

/** Link to the notifications with the number of unread ones (DASH-9). */
export function NotificationsBell() {
  const go = useNavigate();
  const { nav } = useWords();
  const unread = useSelector(useNotifications(), ({ context }) => shownNotifications(context).unread);
  return (
    <CountBadge count={unread}>
      <IconButton
        label={unread > 0 ? nav.unread(unread) : nav.notifications}
        icon={<BellIcon />}
        onPress={() => void go(routes.notifications)}
      />
    </CountBadge>
  );
}
