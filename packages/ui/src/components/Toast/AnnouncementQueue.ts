import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast';
import type { ToastContent } from './toasts.ts';

/**
 * React Aria's queue of toasts. Its region stops the timers while the pointer or the focus is among the toasts; this adds
 * that they stop while the page is hidden, and that a toast which appears meanwhile waits as well.
 */
export class AnnouncementQueue extends ToastQueue<ToastContent> {
  #isAttended = false;

  /** Called by the region: pointer or focus is among the toasts. */
  override pauseAll() {
    this.#isAttended = true;
    this.updateTimers();
  }

  /** Called by the region: nobody is at the toasts any more. */
  override resumeAll() {
    this.#isAttended = false;
    this.updateTimers();
  }

  /** Lets the timers run, or stops them. For whatever changes that: a new toast, a page that is shown or hidden. */
  updateTimers() {
    // Stopped first: a timer that is resumed twice would run twice.
    super.pauseAll();
    if (!this.#isAttended && !document.hidden) super.resumeAll();
  }
}
