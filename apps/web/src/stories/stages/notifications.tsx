import { routes } from '@keel/flows';
import { NotificationsScreen } from '../../features/notifications/NotificationsScreen.tsx';
import type { Stage } from '../Stage.ts';
import { WithNotifications } from '../WithNotifications.tsx';

export const notificationsStage: Stage = {
  path: routes.notifications,
  isMember: true,
  screen: (
    <WithNotifications>
      <NotificationsScreen />
    </WithNotifications>
  ),
};
