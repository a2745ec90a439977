import type { ReactElement } from 'react';
import {
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastRegion as AriaToastRegion,
  type QueuedToast,
  Text,
  UNSTABLE_ToastContent as ToastWords,
} from 'react-aria-components/Toast';
import * as en from '../../i18n/messages/en.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { useDragAway } from '../BottomSheet/useDragAway.ts';
import type { IconProps } from '../Icon/Icon.tsx';
import { AlertIcon, CheckCircleIcon, CloseIcon, InfoIcon } from '../Icon/icons.ts';
import * as styles from './Toast.css.ts';
import type { ToastContent, Toasts } from './toasts.ts';

export interface ToastRegionProps {
  /** From `createToasts()`. */
  toasts: Toasts;
}

type Tone = NonNullable<ToastContent['tone']>;

const SIGN: Record<Tone, ReactElement<IconProps>> = {
  neutral: <InfoIcon />,
  positive: <CheckCircleIcon />,
  negative: <AlertIcon />,
};

/** React Aria's own role is alert, which would cut off what is being read. */
const POLITE = { role: 'status' } as const;

/** How far aside a toast is dragged to go (PUSH-4), as a share of its width. */
const DRAGGED_AWAY = 0.8;

/**
 * Shows the toasts of an app (PUSH-4): navy in both themes, at most three, newest on top; dragging one aside takes it
 * away. Once, at the root.
 */
export function ToastRegion({ toasts }: ToastRegionProps) {
  const messages = useMessages('Toast', en.Toast);
  return (
    <AriaToastRegion queue={toasts.queue} aria-label={messages.region} className={styles.region}>
      {({ toast }) => <Toast toast={toast} onAway={() => toasts.queue.close(toast.key)} />}
    </AriaToastRegion>
  );
}

function Toast({ toast, onAway }: { toast: QueuedToast<ToastContent>; onAway: () => void }) {
  const messages = useMessages('Toast', en.Toast);
  const drag = useDragAway({ direction: 'aside', share: DRAGGED_AWAY, onAway });
  const { title, description, tone = 'neutral', icon = SIGN[tone] } = toast.content;
  return (
    <AriaToast toast={toast} {...drag} className={styles.toast}>
      <span className={styles.sign({ tone })}>{icon}</span>
      <ToastWords {...POLITE} className={styles.words}>
        <Text slot="title" className={styles.title}>
          {title}
        </Text>
        {description && (
          <Text slot="description" className={styles.description}>
            {description}
          </Text>
        )}
      </ToastWords>
      <button type="button" aria-label={messages.close} className={styles.close} onClick={onAway}>
        <CloseIcon size="sm" />
      </button>
    </AriaToast>
  );
}
