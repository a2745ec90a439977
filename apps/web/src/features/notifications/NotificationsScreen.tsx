import { type Notification, safePath, shownNotifications } from '@keel/flows';
import {
  Badge,
  BellIcon,
  Box,
  Button,
  date,
  EmptyState,
  ErrorState,
  Inline,
  LinkButton,
  NotificationCard,
  Skeleton,
  SkeletonGroup,
  Stack,
  Text,
} from '@keel/ui';
import { useLocale } from '@keel/ui/providers';
import { useSelector } from '@xstate/react';
import { Message } from '../../app/Message.tsx';
import { useNotifications } from '../../app/notifications.ts';
import { useSay } from '../../app/wordsHook.ts';
import { useWords } from './words.ts';

/** `/notifications` (DASH-9, PUSH-5, PUSH-6). */
export function NotificationsScreen() {
  const flow = useNotifications();
  const words = useWords();
  const snapshot = useSelector(flow, (current) => current);
  const { items, unread } = shownNotifications(snapshot.context);
  const isFirst = snapshot.context.confirmed === null;

  return (
    <Stack gap="5">
      {items.length > 0 && (
        <Inline justify="between">
          <Text tone="muted">{unread > 0 ? words.unread(unread) : words.allRead}</Text>
          {unread > 0 && (
            <Button size="sm" tone="neutral" appearance="soft" onPress={() => flow.send({ type: 'all.read' })}>
              {words.readAll}
            </Button>
          )}
        </Inline>
      )}
      {/* The place is there before the words are, or they would not be read aloud. */}
      <output>
        {snapshot.context.isStale && (
          <Inline gap="2" align="center">
            <Text tone="muted">{words.stale}</Text>
            <Button size="sm" tone="neutral" appearance="ghost" onPress={() => flow.send({ type: 'refreshed' })}>
              {words.again}
            </Button>
          </Inline>
        )}
      </output>
      {isFirst && snapshot.hasTag('loading') && <Loading />}
      {snapshot.matches('missing') && (
        <ErrorState title={words.missing} onRetry={() => flow.send({ type: 'refreshed' })} />
      )}
      {!isFirst && items.length === 0 && (
        <EmptyState level={2} title={words.empty} icon={<BellIcon />}>
          {words.emptyNote}
        </EmptyState>
      )}
      <Stack gap="4" align="start">
        {items.map((each) => (
          <Item
            key={each._id}
            notification={each}
            onRead={() => flow.send({ type: 'notification.read', id: each._id })}
          />
        ))}
      </Stack>
      <Message isOpen={snapshot.hasTag('modal')} onClose={() => flow.send({ type: 'message.dismissed' })}>
        {snapshot.context.message}
      </Message>
    </Stack>
  );
}

function Item({ notification, onRead }: { notification: Notification; onRead: () => void }) {
  const { title, message, image, read, url, date: moment } = notification;
  const { locale } = useLocale();
  const words = useWords();
  const say = useSay();
  const page = url === null ? null : safePath(url);
  return (
    <Inline align="center">
      <NotificationCard
        title={say(title)}
        message={say(message)}
        imageSrc={image}
        time={date(moment, locale, { show: 'dateTime' })}
      />
      {!read && <Badge tone="accent">{words.isNew}</Badge>}
      {page !== null && (
        <LinkButton href={page} size="sm" tone="neutral" appearance="ghost" onPress={onRead}>
          {words.open}
        </LinkButton>
      )}
      {!read && (
        <Button size="sm" tone="neutral" appearance="ghost" onPress={onRead}>
          {words.read}
        </Button>
      )}
    </Inline>
  );
}

/** In the size of the cards to come. */
function Loading() {
  return (
    <SkeletonGroup>
      <Box width="form">
        <Stack gap="4">
          <Skeleton shape="block" height="96px" />
          <Skeleton shape="block" height="96px" />
          <Skeleton shape="block" height="96px" />
        </Stack>
      </Box>
    </SkeletonGroup>
  );
}
