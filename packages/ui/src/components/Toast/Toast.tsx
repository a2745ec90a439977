import type { ReactNode } from 'react';
import {
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastRegion as AriaToastRegion,
  Button,
  type QueuedToast,
  Text,
  UNSTABLE_ToastContent as ToastWords,
} from 'react-aria-components/Toast';
import { useMessages } from '../../i18n/useMessages.ts';
import { AlertIcon, CheckCircleIcon, CloseIcon, InfoIcon } from '../Icon/icons.ts';
import * as styles from './Toast.css.ts';
import type { ToastContent, Toasts } from './toasts.ts';

export interface ToastRegionProps {
  /** From `createToasts()`. */
  toasts: Toasts;
}

type Tone = NonNullable<ToastContent['tone']>;

const SIGN: Record<Tone, ReactNode> = {
  neutral: <InfoIcon />,
  positive: <CheckCircleIcon />,
  negative: <AlertIcon />,
};

/** React Aria's own role is alert, which would cut off what is being read. */
const POLITE = { role: 'status' } as const;

/** Shows the toasts of an app (PUSH-4): navy in both themes, at most three, newest on top. Once, at the root. */
export function ToastRegion({ toasts }: ToastRegionProps) {
  const messages = useMessages('Toast');
  return (
    <AriaToastRegion queue={toasts.queue} aria-label={messages.region} className={styles.region}>
      {({ toast }) => <Toast toast={toast} />}
    </AriaToastRegion>
  );
}

function Toast({ toast }: { toast: QueuedToast<ToastContent> }) {
  const messages = useMessages('Toast');
  const { title, description, tone = 'neutral' } = toast.content;
  return (
    <AriaToast toast={toast} className={styles.toast}>
      <span className={styles.sign({ tone })}>{SIGN[tone]}</span>
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
      <Button slot="close" aria-label={messages.close} className={styles.close}>
        <CloseIcon size="sm" />
      </Button>
    </AriaToast>
  );
}
