/** What happens again and again. Tests put in one that they move by hand. */
export interface Timers {
  /** Runs `work` every `ms` milliseconds until the answer is called. */
  every(ms: number, work: () => void): () => void;
}

export const systemTimers: Timers = {
  every(ms, work) {
    const timer = setInterval(work, ms).unref();
    return () => clearInterval(timer);
  },
};
