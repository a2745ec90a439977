/** The port for recurring work. Tests replace it by timers that they advance manually. */
export interface Timers {
  /** Runs `work` every `ms` milliseconds until the returned function is called. */
  every(ms: number, work: () => void): () => void;
}
