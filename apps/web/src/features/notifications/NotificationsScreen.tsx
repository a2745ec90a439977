import { type Notification, safePath, shownNotifications } from '@keel/flows';
import {
  Badge,
  BellIcon,
  Box,
  Button,
  Card,
  Divider,
  date,
  EmptyState,
  ErrorState,
  Heading,
  Inline,
  NotificationCard,
  Skeleton,
  SkeletonGroup,
  Stack,
  Text,
} from '@keel/ui';
import { useLocale } from '@keel/ui/providers';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { keepFocus } from '../../app/feedback/keepFocus.ts';
import { Message } from '../../app/feedback/Message.tsx';
import { useNotifications } from '../../app/notifications/notifications.ts';
import { useNoticeText } from '../../app/notifications/useNoticeText.ts';
import { byDay } from './byDay.ts';
import { useWords } from './words.ts';

/** `/notifications` (DASH-9, PUSH-5, PUSH-6). */
export function NotificationsScreen() {
  const flow = useNotifications();
  const words = useWords();
  const snapshot = useSelector(flow, (current) => current);
  const { items, unread } = shownNotifications(snapshot.context);
  const { locale } = useLocale();
  const { confirmed, isStale } = snapshot.context;
  const isFirst = confirmed === null;
  // The pressed button may be removed then.
  const refresh = () => {
    flow.send({ type: 'refresh.requested' });
    keepFocus();
  };
  const readAll = () => {
    flow.send({ type: 'all.read' });
    keepFocus();
  };
  useEffect(() => (isStale ? () => keepFocus() : undefined), [isStale]);

  return (
    <Stack gap="5">
      {/* The live region has to exist before its text, or screen readers would not announce it. */}
      <output>
        {isStale && (
          <Inline gap="2" align="center">
            <Text tone="muted">{words.stale}</Text>
            <Button size="sm" tone="neutral" appearance="ghost" onPress={refresh}>
              {words.retry}
            </Button>
          </Inline>
        )}
      </output>
      {isFirst && snapshot.hasTag('loading') && <Loading />}
      {snapshot.matches('missing') && <ErrorState title={words.loadFailed} onRetry={refresh} />}
      {!isFirst && items.length === 0 && (
        <EmptyState level={2} title={words.empty} icon={<BellIcon />}>
          {words.emptyNote}
        </EmptyState>
      )}
      {items.length > 0 && (
        <Card
          padding="none"
          title={unread > 0 ? words.unread(unread) : words.allRead}
          actions={
            unread > 0 && (
              <Button size="sm" tone="neutral" appearance="soft" onPress={readAll}>
                {words.readAll}
              </Button>
            )
          }
        >
          {byDay(items, locale).map(({ day, items: itemsOfDay }) => (
            <section key={day} aria-label={day}>
              <Divider />
              <Box paddingInline="5" paddingBlock="2">
                <Heading level={3} size="label">
                  {day}
                </Heading>
              </Box>
              {itemsOfDay.map((each) => (
                <Item
                  key={each._id}
                  notification={each}
                  onRead={() => flow.send({ type: 'notification.read', id: each._id })}
                />
              ))}
            </section>
          ))}
        </Card>
      )}
      <Message isOpen={snapshot.hasTag('modal')} onClose={() => flow.send({ type: 'message.dismissed' })}>
        {snapshot.context.message}
      </Message>
    </Stack>
  );
}

interface ItemProps {
  readonly notification: Notification;
  readonly onRead: () => void;
}

/**
 * A notification with a target is a link and is marked as read when it is followed; one without a target is marked by a
 * press.
 */
function Item({ notification, onRead }: ItemProps) {
  const { image, read, url, date: moment } = notification;
  const { locale } = useLocale();
  const words = useWords();
  const { title, message } = useNoticeText()(notification);
  const page = url === null ? null : safePath(url);
  return (
    <NotificationCard
      appearance="row"
      title={title}
      message={message}
      imageSrc={image}
      time={date(moment, locale, { show: 'time' })}
      {...(page !== null && { href: page })}
      {...(!read && { badge: <Badge tone="accent">{words.isNew}</Badge>, onPress: onRead })}
    />
  );
}

/** As high as the rows that replace it. */
function Loading() {
  return (
    <SkeletonGroup>
      <Card>
        <Stack gap="4">
          <Skeleton shape="block" height="64px" />
          <Skeleton shape="block" height="64px" />
          <Skeleton shape="block" height="64px" />
        </Stack>
      </Card>
    </SkeletonGroup>
  );
}
