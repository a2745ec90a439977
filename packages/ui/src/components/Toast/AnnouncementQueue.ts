import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast';
import type { ToastContent } from './toasts.ts';

/**
 * React Aria's toast queue. Its region pauses the timers while the pointer or the focus is on the toasts; this subclass also
 * pauses them while the page is hidden, including the timers of toasts that are added meanwhile.
 */
export class AnnouncementQueue extends ToastQueue<ToastContent> {
  #isAttended = false;

  /** Called by the region when the pointer or the focus enters the toasts. */
  override pauseAll() {
    this.#isAttended = true;
    this.updateTimers();
  }

  /** Called by the region when pointer and focus have left the toasts. */
  override resumeAll() {
    this.#isAttended = false;
    this.updateTimers();
  }

  /** Starts or pauses the timers, after a toast was added or the page was shown or hidden. */
  updateTimers() {
    // Paused first, since a timer that is resumed twice would run twice.
    super.pauseAll();
    if (!this.#isAttended && !document.hidden) super.resumeAll();
  }
}
