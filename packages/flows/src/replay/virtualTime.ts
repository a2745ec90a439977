import type { InspectionEvent } from 'xstate';

/**
 * The time of a recorded run. It is the time that passed, except that a timer fires exactly when it is due: browsers fire timers
 * some ms late, and a player that let the timer fire on time would otherwise fire it before an event that came first.
 */
export class VirtualTime {
  readonly #clock: () => number;
  #read: number;
  #now = 0;
  /** When each running timer is due, by the type of its event. */
  readonly #due = new Map<string, number>();
  /** Timers that were started and cancelled by the event being processed, in order. */
  #changes: (() => void)[] = [];

  constructor(clock: () => number) {
    this.#clock = () => Math.floor(clock());
    this.#read = this.#clock();
  }

  /** Ms since the start. */
  get now(): number {
    return this.#now;
  }

  /** Records that a timer was started or cancelled. */
  observe({ type, params }: Extract<InspectionEvent, { type: '@xstate.action' }>['action']): void {
    const { id, sendId, delay } = (params ?? {}) as { id?: string; sendId?: string; delay?: number };
    if (type === 'xstate.cancel' && sendId !== undefined) this.#changes.push(() => this.#due.delete(sendId));
    if (type === 'xstate.raise' && id !== undefined && delay !== undefined) {
      this.#changes.push(() => this.#due.set(id, this.#now + delay));
    }
  }

  /** Advances to the present, but never past a timer that has not fired yet. */
  advance(): void {
    const read = this.#clock();
    const room = Math.min(...this.#due.values()) - 1 - this.#now;
    this.#now += Math.max(0, Math.min(read - this.#read, room));
    this.#read = read;
  }

  /** Advances to the time of a timer that fired. */
  fire(type: string): void {
    this.advance();
    this.#now = Math.max(this.#now, this.#due.get(type) ?? 0);
    this.#due.delete(type);
  }

  /** Starts and cancels the timers of the processed event, at its time. */
  settle(): void {
    for (const change of this.#changes) change();
    this.#changes = [];
  }
}
