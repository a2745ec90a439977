import { shownNotifications } from '@keel/flows';
import {
  Button,
  Card,
  date,
  EmptyState,
  ErrorState,
  Inline,
  NotificationsDrawing,
  Skeleton,
  SkeletonGroup,
  Stack,
  Text,
} from '@keel/ui';
import { useLocale } from '@keel/ui/providers';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { byDay } from '../../app/days/byDay.ts';
import { DaySection } from '../../app/days/DaySection.tsx';
import { focusHeadingIfLost } from '../../app/feedback/focusHeadingIfLost.ts';
import { Message } from '../../app/feedback/Message.tsx';
import { useNotifications } from '../../app/notifications/notifications.ts';
import { useServices } from '../../app/services/services.ts';
import { NotificationRow } from './NotificationRow.tsx';
import { useWords } from './words.ts';

/** `/notifications` (DASH-9, PUSH-5, PUSH-6). */
export function NotificationsScreen() {
  const flow = useNotifications();
  const { api } = useServices();
  const words = useWords();
  const snapshot = useSelector(flow, (current) => current);
  const { items, unread } = shownNotifications(snapshot.context);
  const { locale } = useLocale();
  const { confirmed, isStale } = snapshot.context;
  const isFirst = confirmed === null;
  // The pressed button may be removed then.
  const refresh = () => {
    flow.send({ type: 'refresh.requested' });
    focusHeadingIfLost();
  };
  const readAll = () => {
    flow.send({ type: 'all.read' });
    focusHeadingIfLost();
  };
  useEffect(() => (isStale ? () => focusHeadingIfLost() : undefined), [isStale]);

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
      {snapshot.matches('missing') && <ErrorState level={2} title={words.loadFailed} onRetry={refresh} />}
      {!isFirst && items.length === 0 && (
        <EmptyState level={2} title={words.empty} drawing={<NotificationsDrawing />}>
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
          {byDay(items, locale, api.now()).map(({ day, items: itemsOfDay }) => (
            <DaySection key={day} day={day} paddingInline="5">
              {itemsOfDay.map((each) => (
                <NotificationRow
                  key={each._id}
                  notification={each}
                  time={date(each.date, locale, { show: 'time' })}
                  // A notification without a target is marked as read by a press.
                  {...(!each.read && { onPress: () => flow.send({ type: 'notification.read', id: each._id }) })}
                />
              ))}
            </DaySection>
          ))}
        </Card>
      )}
      <Message
        isOpen={snapshot.hasTag('modal')}
        tone="negative"
        onClose={() => flow.send({ type: 'message.dismissed' })}
      >
        {snapshot.context.message}
      </Message>
    </Stack>
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
