import { routes, shownNotifications } from '@keel/flows';
import {
  Banner,
  BellIcon,
  Box,
  Button,
  Divider,
  EmptyState,
  ErrorState,
  Heading,
  Inline,
  LinkButton,
  Popover,
  relativeTime,
  Skeleton,
  SkeletonGroup,
  Stack,
} from '@keel/ui';
import { useLocale } from '@keel/ui/providers';
import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { useTranslate } from '../../app/i18n/createWordsHook.ts';
import { useWords as useAppWords } from '../../app/i18n/words.ts';
import type { NotificationsPopoverProps } from '../../app/notifications/NotificationsBell.tsx';
import { useNotifications } from '../../app/notifications/notifications.ts';
import { useServices } from '../../app/services/services.ts';
import { NotificationRow } from './NotificationRow.tsx';
import { useWords } from './words.ts';

/** How many notifications it shows. */
const LATEST_COUNT = 5;

/** The latest notifications beside the bell, each with a link to its page (DASH-9, PUSH-6). */
export function NotificationsPopover({ onOpenChange, ...popover }: NotificationsPopoverProps) {
  const { nav } = useAppWords();
  return (
    <Popover {...popover} onOpenChange={onOpenChange} label={nav.notifications} layout="rows" placement="bottom end">
      <Latest onClose={() => onOpenChange(false)} />
    </Popover>
  );
}

function Latest({ onClose }: { onClose: () => void }) {
  const flow = useNotifications();
  const words = useWords();
  const { nav } = useAppWords();
  const translate = useTranslate();
  const snapshot = useSelector(flow, (current) => current);
  const { items, unread } = shownNotifications(snapshot.context);
  const { confirmed, message } = snapshot.context;
  const hasList = confirmed !== null;
  const heading = useRef<HTMLHeadingElement>(null);

  const readAll = () => {
    flow.send({ type: 'all.read' });
    // The pressed button disappears.
    heading.current?.focus();
  };
  const retry = () => {
    flow.send({ type: 'message.dismissed' });
    flow.send({ type: 'refresh.requested' });
    heading.current?.focus();
  };
  const dismiss = () => {
    flow.send({ type: 'message.dismissed' });
    heading.current?.focus();
  };

  return (
    <>
      <Box paddingInline="5" paddingBlock="3">
        <Inline justify="between" gap="2">
          <Heading level={2} size="title3" ref={heading} tabIndex={-1}>
            {nav.notifications}
          </Heading>
          {unread > 0 && (
            <Button size="sm" tone="neutral" appearance="ghost" onPress={readAll}>
              {words.readAll}
            </Button>
          )}
        </Inline>
      </Box>
      <Divider />
      {hasList && snapshot.hasTag('modal') && (
        <div role="alert">
          <Banner tone="negative" onDismiss={dismiss}>
            {translate(message)}
          </Banner>
        </div>
      )}
      {!hasList && snapshot.hasTag('loading') && <Loading />}
      {!hasList && !snapshot.hasTag('loading') && <ErrorState level={3} title={words.loadFailed} onRetry={retry} />}
      {hasList && items.length === 0 && (
        <EmptyState level={3} title={words.empty} icon={<BellIcon />}>
          {words.emptyNote}
        </EmptyState>
      )}
      {items.length > 0 && <Rows onClose={onClose} />}
      <Divider />
      <Box padding="2">
        <LinkButton href={routes.notifications} appearance="ghost" isFullWidth onPress={onClose}>
          {words.showAll}
        </LinkButton>
      </Box>
    </>
  );
}

function Rows({ onClose }: { onClose: () => void }) {
  const flow = useNotifications();
  const { api } = useServices();
  const { locale } = useLocale();
  const { items } = useSelector(flow, ({ context }) => shownNotifications(context));
  return items.slice(0, LATEST_COUNT).map((each) => (
    <NotificationRow
      key={each._id}
      notification={each}
      time={<time dateTime={each.date}>{relativeTime(each.date, api.now(), locale)}</time>}
      defaultHref={routes.notifications}
      onPress={() => {
        flow.send({ type: 'notification.read', id: each._id });
        onClose();
      }}
    />
  ));
}

/** As high as the rows that replace it. */
function Loading() {
  return (
    <SkeletonGroup>
      <Box padding="5">
        <Stack gap="4">
          <Skeleton shape="block" height="56px" />
          <Skeleton shape="block" height="56px" />
          <Skeleton shape="block" height="56px" />
        </Stack>
      </Box>
    </SkeletonGroup>
  );
}
