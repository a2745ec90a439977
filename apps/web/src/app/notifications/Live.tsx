import { useNotifications } from './notifications.ts';
import { useLive } from './useLive.tsx';

/** Keeps the page up to date with the server. Lazy, so that it loads after the first paint. */
export function Live() {
  useLive(useNotifications());
  return null;
}
