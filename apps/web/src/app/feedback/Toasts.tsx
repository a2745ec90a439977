import { ToastRegion } from '@keel/ui';
import { toasts } from './toasts.ts';

/** Shows what `announce` says. A file of its own, so that it loads after the first paint. */
export function Toasts() {
  return <ToastRegion toasts={toasts} />;
}
