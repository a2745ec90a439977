/** The port for what happens again and again. Tests put in one that they move by hand. */
export interface Timers {
  /** Runs `work` every `ms` milliseconds until the answer is called. */
  every(ms: number, work: () => void): () => void;
}
