import type { Timers } from '@keel/backend/timers.ts';

/** The timers of Node; they do not keep a process alive. */
export const systemTimers: Timers = {
  every(ms, work) {
    const timer = setInterval(work, ms).unref();
    return () => clearInterval(timer);
  },
};
