import { routes, shownNotifications } from '@keel/flows';
import { BellIcon, CountBadge, IconButton } from '@keel/ui';
import { useSelector } from '@xstate/react';
import { type ComponentType, type RefObject, useRef, useState, useTransition } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useWords } from '../i18n/words.ts';
import { useNotifications } from './notifications.ts';

export interface NotificationsPopoverProps {
  /** The bell. */
  readonly triggerRef: RefObject<HTMLButtonElement | null>;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** Below this width the bell opens the page, which then is as large as the popover would be. */
const HAS_ROOM = '(min-width: 768px)';

const loadPopover = async () =>
  (await import('../../features/notifications/NotificationsPopover.tsx')).NotificationsPopover;

/** Loads the file in advance. A failure is handled when it is needed. */
const preload = () => void loadPopover().catch(() => undefined);

/**
 * The bell with the number of unread notifications (DASH-9). It opens the latest ones; on a phone, and when their file cannot be
 * loaded, it opens the page with all of them.
 */
export function NotificationsBell() {
  const go = useNavigate();
  const { pathname } = useLocation();
  const { nav } = useWords();
  const unread = useSelector(useNotifications(), ({ context }) => shownNotifications(context).unread);
  const bell = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [Popover, setPopover] = useState<ComponentType<NotificationsPopoverProps> | null>(null);
  // The button is busy while the file of the popover is loading.
  const [isLoading, startLoading] = useTransition();

  const openPage = () => void go(routes.notifications);
  const openPopover = () =>
    startLoading(async () => {
      try {
        const loaded = await loadPopover();
        startLoading(() => {
          setPopover(() => loaded);
          setOpen(true);
        });
      } catch {
        openPage();
      }
    });

  return (
    <>
      <CountBadge count={unread}>
        <IconButton
          ref={bell}
          label={unread > 0 ? nav.unread(unread) : nav.notifications}
          icon={<BellIcon />}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          isPending={isLoading}
          onPress={() =>
            pathname === routes.notifications || !matchMedia(HAS_ROOM).matches ? openPage() : openPopover()
          }
          onHoverStart={preload}
          onFocus={preload}
        />
      </CountBadge>
      {Popover && <Popover triggerRef={bell} isOpen={isOpen} onOpenChange={setOpen} />}
    </>
  );
}
