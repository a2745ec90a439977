import { SimulatedClock } from 'xstate';

/** The default of `maxSteps`. A flow that polls always has another timer, so the rest of a long wait is a single jump. */
const MAX_STEPS = 100;

/**
 * A simulated clock on which each timer fires at its own time. XState's own clock jumps to the end of a wait first, so
 * that a timer started by another one begins too late.
 */
export class SteppedClock extends SimulatedClock {
  readonly #due = new Map<number, number>();
  readonly #mostSteps: number;

  /** @param maxSteps how many timers of one wait fire at their own time */
  constructor(maxSteps = MAX_STEPS) {
    super();
    this.#mostSteps = maxSteps;
  }

  override setTimeout(run: () => void, timeout: number): number {
    const id = super.setTimeout(() => {
      this.#due.delete(id);
      run();
    }, timeout);
    this.#due.set(id, this.now() + timeout);
    return id;
  }

  override clearTimeout(id: number): void {
    this.#due.delete(id);
    super.clearTimeout(id);
  }

  override increment(ms: number): void {
    const end = this.now() + ms;
    for (let step = 0; step < this.#mostSteps; step += 1) {
      const [next] = [...this.#due.values()].toSorted((one, other) => one - other);
      if (next === undefined || next >= end) break;
      super.increment(next > this.now() ? next - this.now() : 0);
    }
    super.increment(end - this.now());
  }
}
