import type { Timers } from '@keel/backend/timers.ts';

/** Timers that only advance when a test advances them. */
export interface ManualTimers extends Timers {
  /** Advances the time. */
  pass(ms: number): void;
}

export function manualTimers(): ManualTimers {
  const timers = new Set<{ ms: number; left: number; work: () => void }>();
  return {
    every(ms, work) {
      const timer = { ms, left: ms, work };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    pass(ms) {
      for (const timer of timers) {
        for (timer.left -= ms; timer.left <= 0; timer.left += timer.ms) timer.work();
      }
    },
  };
}
