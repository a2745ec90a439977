import { type FlowStart, openRunOn, type Player } from '@keel/flows/replay';
import type { AnyActorLogic, AnyActorRef, AnyEventObject, AnyStateMachine } from 'xstate';
import { type ActorControl, controlActor } from '../../../flows/src/testing/harness.ts';
import { holdCalls, holdPorts } from '../../../flows/src/testing/heldPorts.ts';
import { type CreateHeld, holdNewActors } from './heldFlow.ts';
import type { ReadRun } from './readRun.ts';

/** What a loaded run shows. A new object after each change. */
export interface LoadedRunView {
  /** `waiting` until the page has started the flow. */
  readonly state: 'waiting' | 'ready' | 'playing' | 'finished' | 'failed';
  /** How many steps were done. */
  readonly done: number;
  /** What the flow's state is and what it was in the run, if they differ. */
  readonly difference: { readonly now: string; readonly inRun: string } | null;
  /** Why the run cannot go on. */
  readonly problem: string | null;
}

interface Options {
  /** Waits until the page has shown the result of a step. @default it does not wait */
  readonly afterStep?: () => Promise<void>;
}

/**
 * A run that is replayed on the flow that the app's own screen starts: its events are sent to that actor, its answers are given to
 * the calls of that actor in place of the backend's, and its time passes on a clock of that actor, which stands still otherwise.
 * Other flows of the page run as always.
 */
export class LoadedRun {
  readonly read: ReadRun;
  readonly #afterStep: () => Promise<void>;
  readonly #listeners = new Set<() => void>();
  #player: Player<ActorControl> | null = null;
  #view: LoadedRunView = { state: 'waiting', done: 0, difference: null, problem: null };
  #isReleased = false;
  #isStopped = false;

  constructor(read: ReadRun, { afterStep = async () => undefined }: Options = {}) {
    this.read = read;
    this.#afterStep = afterStep;
  }

  readonly view = (): LoadedRunView => this.#view;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /**
   * Takes over the flow when a screen starts it next.
   *
   * @param openPage opens the page whose screen starts it; called once that is awaited
   */
  async open(openPage: () => void): Promise<void> {
    try {
      this.#player = await openRunOn(this.read.run, (flow) => {
        const started = startedByScreen(flow, () => this.#isReleased);
        openPage();
        return started;
      });
      this.#player.actor.subscribe({ next: () => this.#compare(), error: () => this.#compare() });
      this.#show({ state: this.read.steps.length === 0 ? 'finished' : 'ready' });
      this.#compare();
    } catch (error) {
      this.#show({ state: 'failed', problem: sentenceOf(error) });
    }
  }

  /** Somebody uses the page: from now on its events reach the flow. Before, only the run's events do. */
  readonly release = (): void => {
    this.#isReleased = true;
  };

  /** Does the next step. */
  async next(): Promise<void> {
    if (this.#player === null || this.#view.state !== 'ready') return;
    this.#show({ state: 'playing' });
    await this.#step(this.#player);
  }

  /** Does all remaining steps, one after the other. */
  async rest(): Promise<void> {
    while (this.#view.state === 'ready' && !this.#isStopped) await this.next();
  }

  /** Does no further step, and takes over no flow any more. */
  stop(): void {
    this.#isStopped = true;
    holdNewActors(null);
  }

  async #step(player: Player<ActorControl>): Promise<void> {
    try {
      await player.next();
    } catch (error) {
      this.#show({ state: 'failed', problem: sentenceOf(error) });
      return;
    }
    await this.#afterStep();
    const { index: done } = player.current();
    this.#show({ state: done === this.read.steps.length ? 'finished' : 'ready', done });
    this.#compare();
  }

  #compare(): void {
    if (this.#player === null || this.#view.state === 'playing') return;
    const { state: now } = this.#player.harness.moment();
    const inRun = this.read.states[this.#view.done] ?? now;
    const difference = now === inRun ? null : { now, inRun };
    if (JSON.stringify(difference) !== JSON.stringify(this.#view.difference)) this.#show({ difference });
  }

  #show(change: Partial<LoadedRunView>): void {
    this.#view = { ...this.#view, ...change };
    for (const listener of this.#listeners) listener();
  }
}

/**
 * Waits until a screen creates and starts the flow, with the input of the run, its calls held open and on the given clock. Events of
 * the screen are ignored until `isReleased`, since the run contains those that it once sent.
 */
function startedByScreen({ machine, input, clock }: FlowStart, isReleased: () => boolean): Promise<ActorControl> {
  return new Promise((resolve) => {
    const hold: CreateHeld = (logic, options, create) => {
      if (!isMachine(logic) || logic.id !== machine.id) return null;
      const actor = create(withHeldPorts(logic, machine), { ...options, input, clock });
      const emitted: AnyEventObject[] = [];
      const calls = holdCalls(actor, clock);
      actor.on('*', (event: AnyEventObject) => emitted.push(event));
      const { send, start } = actor;
      return Object.assign(actor, {
        send(event: AnyEventObject) {
          if (isReleased()) send(event);
        },
        // A screen may create an actor that it never starts.
        start(): AnyActorRef {
          start.call(actor);
          holdNewActors(null);
          resolve(controlActor({ actor, calls, emitted, clock, send }));
          return actor;
        },
      });
    };
    holdNewActors(hold);
  });
}

/** The app's machine with held ports, which stay when the screen updates its implementations. */
function withHeldPorts(logic: AnyStateMachine, declared: AnyStateMachine): AnyStateMachine {
  const actors = holdPorts(declared);
  const held = logic.provide({ actors });
  let implementations = held.implementations;
  Object.defineProperty(held, 'implementations', {
    get: () => implementations,
    set: (next: typeof implementations) => {
      implementations = { ...next, actors: { ...next.actors, ...actors } };
    },
  });
  return held;
}

function isMachine(logic: AnyActorLogic): logic is AnyStateMachine {
  return 'provide' in logic && 'id' in logic;
}

function sentenceOf(error: unknown): string {
  return error instanceof Error ? error.message : 'The run cannot be replayed.';
}
