'use no memo';

import { useSyncExternalStore } from 'react';
import type { QueuedToast } from 'react-aria-components/Toast';
import { createPortal } from 'react-dom';
import { type Later, useLater } from '../../useLater.ts';
import type { ToastList, ToastListProps } from './ToastList.tsx';
import type { ToastContent, Toasts } from './toasts.ts';

export interface ToastRegionProps {
  /** From `createToasts()`. */
  toasts: Toasts;
}

/** No page begins with a toast. */
const list: Later<typeof ToastList> = {
  load: async () => (await import('./ToastList.tsx')).ToastList,
  loaded: null,
};

/**
 * Shows the toasts of an app (PUSH-4): navy in both themes, at most three, newest on top; dragging one aside takes it
 * away. Once, at the root.
 */
export function ToastRegion({ toasts: { queue } }: ToastRegionProps) {
  const shown = useSyncExternalStore(
    (listener) => queue.subscribe(listener),
    () => queue.visibleToasts,
    () => NONE,
  );
  const List = useLater(list, shown.length > 0);
  return List && shown.length > 0 ? <OverAll list={List} queue={queue} shown={shown} /> : null;
}

function OverAll({ list: List, ...toasts }: ToastListProps & { list: typeof ToastList }) {
  return createPortal(<List {...toasts} />, document.body);
}

const NONE: QueuedToast<ToastContent>[] = [];
