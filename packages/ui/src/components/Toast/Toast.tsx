import { UNSTABLE_ToastRegion as AriaToastRegion } from 'react-aria-components/Toast';
import * as en from '../../i18n/messages/en.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { publishHeight } from '../../styles/publishHeight.ts';
import { TOAST_ROOM } from '../../styles/toastRoom.ts';
import { returnFocusOnF6 } from './returnFocusOnF6.ts';
import * as styles from './Toast.css.ts';
import { ToastCard } from './ToastCard.tsx';
import type { Toasts } from './toasts.ts';

export interface ToastRegionProps {
  /** From `createToasts()`. */
  toasts: Toasts;
}

/**
 * Shows the toasts of an app (PUSH-4): navy in both themes, at most three, newest on top. Dragging a toast sideways dismisses
 * it. Render it once, at the root of the app.
 */
export function ToastRegion({ toasts: { queue } }: ToastRegionProps) {
  const messages = useMessages('Toast', en.Toast);
  return (
    <AriaToastRegion ref={attachRegion} queue={queue} aria-label={messages.region} className={styles.region}>
      {({ toast }) => <ToastCard toast={toast} queue={queue} />}
    </AriaToastRegion>
  );
}

/** The region is rendered only while there are toasts. */
function attachRegion(region: HTMLDivElement) {
  const releaseSpace = publishHeight(region, TOAST_ROOM);
  const stopF6 = returnFocusOnF6(region);
  return () => {
    releaseSpace();
    stopF6();
  };
}
