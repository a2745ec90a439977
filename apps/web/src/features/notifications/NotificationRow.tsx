import { type Notification, safePath } from '@keel/flows';
import { NotificationCard } from '@keel/ui';
import type { ReactNode } from 'react';
import { noticeIcon } from '../../app/notifications/noticeIcons.tsx';
import { useNoticeText } from '../../app/notifications/useNoticeText.ts';
import { useWords } from './words.ts';

interface NotificationRowProps {
  readonly notification: Notification;
  readonly time: ReactNode;
  /** Where a notification without a target leads. @default nowhere */
  readonly defaultHref?: string;
  /** Called when it is pressed. Without a target, this makes it a button. */
  readonly onPress?: () => void;
}

/** A notification, with a link to its target (PUSH-6). */
export function NotificationRow({ notification, time, defaultHref, onPress }: NotificationRowProps) {
  const words = useWords();
  const { title, message } = useNoticeText()(notification);
  const { image, read, url } = notification;
  const href = (url === null ? null : safePath(url)) ?? defaultHref;
  return (
    <NotificationCard
      appearance="row"
      title={title}
      message={message}
      imageSrc={image}
      icon={noticeIcon(notification)}
      time={time}
      {...(href !== undefined && { href })}
      {...(onPress && { onPress })}
      {...(!read && { unreadLabel: words.isNew })}
    />
  );
}
