import { type ReactElement, useEffect } from 'react';
import { Button } from 'react-aria-components/Button';
import { Text } from 'react-aria-components/Text';
import {
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastContent as AriaToastContent,
  type QueuedToast,
} from 'react-aria-components/Toast';
import * as en from '../../i18n/messages/en.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { useDragToDismiss } from '../BottomSheet/useDragToDismiss.ts';
import type { IconProps } from '../Icon/Icon.tsx';
import { AlertIcon, CheckCircleIcon, CloseIcon, InfoIcon } from '../Icon/icons.ts';
import * as styles from './Toast.css.ts';
import type { ToastContent, Toasts } from './toasts.ts';

const SIGN: Record<NonNullable<ToastContent['tone']>, ReactElement<IconProps>> = {
  neutral: <InfoIcon />,
  positive: <CheckCircleIcon />,
  negative: <AlertIcon />,
};

/** How far a toast must be dragged to be dismissed (PUSH-4), as a share of its width. */
const DRAGGED_AWAY = 0.8;

interface ToastCardProps extends Pick<Toasts, 'queue'> {
  toast: QueuedToast<ToastContent>;
}

/** One toast: icon, text and close button. React Aria provides role, names and timer. */
export function ToastCard({ toast, queue }: ToastCardProps) {
  const messages = useMessages('Toast', en.Toast);
  const { title, description, tone = 'neutral', icon = SIGN[tone] } = toast.content;
  const drag = useDragToDismiss({
    direction: 'aside',
    threshold: DRAGGED_AWAY,
    onDismiss: () => queue.close(toast.key),
  });

  // After React Aria has started the timer of this toast.
  useEffect(() => {
    const update = () => queue.updateTimers();
    update();
    document.addEventListener('visibilitychange', update);
    return () => document.removeEventListener('visibilitychange', update);
  }, [queue]);

  return (
    <AriaToast toast={toast} {...drag} className={styles.toast}>
      <span className={styles.sign({ tone })}>{icon}</span>
      {/* Polite, unlike React Aria's alert, which would interrupt the screen reader. */}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- React Aria draws a div, which takes any role */}
      <AriaToastContent role="status" className={styles.words}>
        <Text slot="title" className={styles.title}>
          {title}
        </Text>
        {description && (
          <Text slot="description" className={styles.description}>
            {description}
          </Text>
        )}
      </AriaToastContent>
      <Button slot="close" aria-label={messages.close} className={styles.close}>
        <CloseIcon size="sm" />
      </Button>
    </AriaToast>
  );
}
