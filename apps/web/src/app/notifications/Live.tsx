import { useNotifications } from './notifications.ts';
import { useLive } from './useLive.tsx';

/** Keeps the page in step with the server. A file of its own, so that it loads after the first paint. */
export function Live() {
  useLive(useNotifications());
  return null;
}
