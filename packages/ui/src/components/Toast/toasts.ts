import type { ReactElement } from 'react';
import type { IconProps } from '../Icon/Icon.tsx';
import { AnnouncementQueue } from './AnnouncementQueue.ts';

export interface ToastContent {
  /** The title: what happened, in a few words. */
  title: string;
  /** A description: what it means, or what to do. */
  description?: string;
  /** The kind of message, which decides the icon and its colour. @default 'neutral' */
  tone?: 'neutral' | 'positive' | 'negative';
  /** The icon. @default the icon of the tone */
  icon?: ReactElement<IconProps>;
  /** Stays until it is dismissed, like messages pushed by the server (PUSH-4). @default true for the tone 'negative' */
  isPersistent?: boolean;
}

/** The minimum duration of a toast that closes automatically (PUSH-4), in ms. Timers pause while the user is on a toast. */
const MIN_DURATION_MS = 5000;
/** The time to notice a toast, and to read one character slowly, in ms. */
const NOTICE_MS = 1500;
const PER_CHARACTER_MS = 70;

/** The maximum number of visible toasts; older ones are queued. */
const MAX_VISIBLE = 3;

/** The toast queue of an app; a ToastRegion renders it. */
export interface Toasts {
  /**
   * Shows a toast on top and returns a function that closes it. It replaces a toast with the same text, except for
   * persistent toasts, which are all kept.
   */
  show: (content: ToastContent) => () => void;
  /** For ToastRegion. */
  readonly queue: AnnouncementQueue;
}

/** Creates the toast queue of an app. Create it once. */
export function createToasts(): Toasts {
  const queue = new AnnouncementQueue({ maxVisibleToasts: MAX_VISIBLE });
  return {
    queue,
    show: (content) => {
      const isSame = ({ title, description, isPersistent }: ToastContent) =>
        title === content.title && description === content.description && !isPersistent && !content.isPersistent;
      const replaced = queue.visibleToasts.find((shown) => isSame(shown.content));
      if (replaced) queue.close(replaced.key);
      const { isPersistent = content.tone === 'negative' } = content;
      const key = queue.add(content, isPersistent ? {} : { timeout: durationOf(content) });
      return () => queue.close(key);
    },
  };
}

/** The duration grows with the length of the text. */
function durationOf({ title, description = '' }: ToastContent): number {
  return Math.max(MIN_DURATION_MS, NOTICE_MS + PER_CHARACTER_MS * (title.length + description.length));
}
