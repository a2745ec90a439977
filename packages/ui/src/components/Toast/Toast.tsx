import { UNSTABLE_ToastRegion as AriaToastRegion } from 'react-aria-components/Toast';
import * as en from '../../i18n/messages/en.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { makeToastRoom } from './makeToastRoom.ts';
import { returnByF6 } from './returnByF6.ts';
import * as styles from './Toast.css.ts';
import { ToastCard } from './ToastCard.tsx';
import type { Toasts } from './toasts.ts';

export interface ToastRegionProps {
  /** From `createToasts()`. */
  toasts: Toasts;
}

/**
 * Shows the toasts of an app (PUSH-4): navy in both themes, at most three, newest on top; dragging one aside takes it
 * away. Once, at the root.
 */
export function ToastRegion({ toasts: { queue } }: ToastRegionProps) {
  const messages = useMessages('Toast', en.Toast);
  return (
    <AriaToastRegion ref={attach} queue={queue} aria-label={messages.region} className={styles.region}>
      {({ toast }) => <ToastCard toast={toast} queue={queue} />}
    </AriaToastRegion>
  );
}

/** The region is in the page only while it has toasts. */
function attach(region: HTMLDivElement) {
  const leaveRoom = makeToastRoom(region);
  const stopReturning = returnByF6(region);
  return () => {
    leaveRoom();
    stopReturning();
  };
}
