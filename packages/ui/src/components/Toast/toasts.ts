import type { ReactElement } from 'react';
import type { IconProps } from '../Icon/Icon.tsx';
import { AnnouncementQueue } from './AnnouncementQueue.ts';

export interface ToastContent {
  /** What happened, in a few words. */
  title: string;
  /** What it means, or what to do. */
  description?: string;
  /** @default 'neutral' */
  tone?: 'neutral' | 'positive' | 'negative';
  /** What it is about. @default the sign of the tone */
  icon?: ReactElement<IconProps>;
  /** Stays until it is closed, as a message pushed by the server does (PUSH-4). @default what is negative stays */
  stays?: boolean;
}

/** How long a toast stands at least that closes by itself (PUSH-4), in ms. The time stops while it is looked at. */
const SHORTEST = 5000;
/** To notice it, in ms, and to read a character of it slowly. */
const NOTICED = 1500;
const CHARACTER = 70;

/** More would hide the page; older ones wait. */
const MOST = 3;

/** Where the app hands in its announcements; a ToastRegion shows them. */
export interface Toasts {
  /**
   * Shows a toast before the others and returns what closes it. It takes the place of one of the same words; pushed ones
   * stay, each is news.
   */
  show: (content: ToastContent) => () => void;
  /** For ToastRegion. */
  readonly queue: AnnouncementQueue;
}

/** Makes the queue of toasts of an app; one is enough. */
export function createToasts(): Toasts {
  const queue = new AnnouncementQueue({ maxVisibleToasts: MOST });
  return {
    queue,
    show: (content) => {
      const isSame = ({ title, description, stays }: ToastContent) =>
        title === content.title && description === content.description && !stays && !content.stays;
      const replaced = queue.visibleToasts.find((shown) => isSame(shown.content));
      if (replaced) queue.close(replaced.key);
      const { stays = content.tone === 'negative' } = content;
      const key = queue.add(content, stays ? {} : { timeout: timeOf(content) });
      return () => queue.close(key);
    },
  };
}

/** Longer words stand longer. */
function timeOf({ title, description = '' }: ToastContent): number {
  return Math.max(SHORTEST, NOTICED + CHARACTER * (title.length + description.length));
}
