import {
  describeStep,
  loadFlow,
  openRun,
  type PlayableFlow,
  type Player,
  type Run,
  type RunStep,
} from '@keel/flows/replay';
import {
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyTransitionDefinition,
  transition,
} from 'xstate';
import { examplesOf } from '../../../flows/src/replay/examples.ts';
import { SecretReplacer } from '../../../flows/src/replay/secretReplacer.ts';
import { writeRun } from '../../../flows/src/replay/write.ts';
import { namesOf } from '../../../flows/src/testing/coverage.ts';
import type { Step } from '../../../flows/src/testing/types.ts';
import type { StateValue } from '../diagram/stateValue.ts';
import { type Choices, choicesIn, hasEffect } from './choices.ts';
import { leafOf } from './leafOf.ts';
import { readableFlow } from './readable.ts';

/** The state of a driven flow, as the panel shows it. A new object after each change. */
export interface FlowView extends Choices {
  readonly flow: string;
  readonly value: StateValue;
  /** The id of the leaf state, e.g. 'login.editing'. */
  readonly leaf: string;
  /** The names of the transitions of the last step, in the diagram's notation. */
  readonly taken: readonly string[];
  /** The steps so far; the first is the start. */
  readonly path: readonly PathStep[];
  /** A recording of all steps, which can be played again. */
  readonly run: Run;
  /** Steps of a recorded run that were not replayed yet. */
  readonly left: number;
  readonly isOver: boolean;
  /** Ms since the start of the flow, on its own clock. */
  readonly elapsed: number;
}

export interface PathStep {
  readonly label: string;
  readonly value: StateValue;
  readonly leaf: string;
}

export interface DriveOptions {
  /** Waits before each step of the run until `next` is called. @default false: the whole run is played at the start */
  readonly isStepwise?: boolean;
}

/**
 * A flow that a story drives. It plays a recorded run once the screen listens, and stays in the state that the run
 * leads to.
 *
 * Events that the screen sends by itself (a list that has loaded, a timer) are ignored until `release`, so that the
 * state does not change while somebody looks at it. After that the screen works, each call waits for an answer, and
 * everything is recorded.
 */
export class DrivenFlow {
  readonly id: string;
  /** The running flow, as a screen gets it. */
  readonly actor: AnyActorRef;
  /** Settles when the run was played to its end. Rejects if a step of it is impossible. */
  readonly whenPlayed: Promise<void>;
  readonly #player: Player;
  readonly #playable: PlayableFlow;
  readonly #secrets: SecretReplacer;
  readonly #steps: RunStep[] = [];
  /** The transitions of the last step. */
  readonly #taken = new Set<AnyTransitionDefinition>();
  readonly #listeners = new Set<() => void>();
  readonly #isStepwise: boolean;
  readonly #settle = Promise.withResolvers<void>();
  #path: readonly PathStep[];
  #view: FlowView;
  #hasBegun = false;
  #isReleased = false;

  constructor(player: Player, playable: PlayableFlow, { isStepwise = false }: DriveOptions = {}) {
    this.id = player.run.flow;
    this.#player = player;
    this.#playable = playable;
    this.#secrets = new SecretReplacer(examplesOf(playable.cases));
    this.#isStepwise = isStepwise;
    this.whenPlayed = this.#settle.promise;
    // A caller may ignore `whenPlayed`: without this handler its rejection would be unhandled.
    this.whenPlayed.catch(() => undefined);
    const send = (event: AnyEventObject) => this.#takeFromScreen(event);
    // Only events of a screen are blocked: the player and the calls of the flow use the actor itself.
    this.actor = new Proxy(player.actor, {
      get: (actor, name) => (name === 'send' ? send : (Reflect.get(actor, name, actor) as unknown)),
    });
    player.actor.system.inspect((inspected) => {
      if (inspected.type !== '@xstate.microstep' || inspected.actorRef !== player.actor) return;
      // oxlint-disable-next-line no-underscore-dangle -- inspection has no public name for the transitions of a microstep
      for (const each of inspected._transitions) this.#taken.add(each);
    });
    this.#path = [this.#pathStep('start')];
    this.#view = this.#currentView([]);
  }

  readonly view = (): FlowView => this.#view;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Reports that a screen listens, so that the run can be played. Further calls do nothing. */
  begin(): void {
    if (this.#hasBegun) return;
    this.#hasBegun = true;
    // The effects of the same commit come first: they subscribe to the flow's emitted events.
    if (!this.#isStepwise) queueMicrotask(() => void this.playToEnd());
  }

  /** Plays the rest of the run. */
  async playToEnd(): Promise<void> {
    try {
      while (this.#view.left > 0) await this.next();
      this.#settle.resolve();
    } catch (error) {
      this.#settle.reject(error);
    }
  }

  /** Plays the next step of the run. @throws RunRefused if it is impossible */
  async next(): Promise<void> {
    const step = this.#player.run.steps[this.#player.current().index];
    if (step === undefined) return;
    await this.#record(step, () => this.#player.next());
  }

  /** Stops blocking the events of the screen. */
  readonly release = (): void => {
    this.#isReleased = true;
  };

  /** Does a step that the view offers. The rest of an unfinished replay is discarded. */
  async perform(step: Step): Promise<void> {
    this.release();
    const { steps } = writeRun(this.#playable, undefined, [step]);
    for (const each of steps) await this.#record(each, () => this.#player.harness.apply(step));
  }

  stop(): void {
    this.#player.stop();
  }

  #takeFromScreen(event: AnyEventObject): void {
    const before = this.#snapshot();
    if (!this.#isReleased || !hasEffect(before, event)) return;
    const { machine } = this.#playable;
    const [after] = transition(machine, before, event);
    const behavesTheSame = (replayed: unknown) =>
      JSON.stringify(transition(machine, before, replayed as AnyEventObject)[0].value) === JSON.stringify(after.value);
    const written = this.#secrets.write(event, event.type, behavesTheSame) as { readonly type: string };
    void this.#record({ event: written }, () => Promise.resolve(this.#player.actor.send(event)));
  }

  /** Does a step, and records its result. */
  async #record(step: RunStep, apply: () => Promise<unknown>): Promise<void> {
    this.#taken.clear();
    await apply();
    this.#steps.push(step);
    this.#path = [...this.#path, this.#pathStep(describeStep(step))];
    this.#view = this.#currentView(namesOf(this.#player.harness.machine, this.#taken));
    for (const listener of this.#listeners) listener();
  }

  #pathStep(label: string): PathStep {
    return { label, value: this.#snapshot().value as StateValue, leaf: leafOf(this.#snapshot()) };
  }

  #currentView(taken: readonly string[]): FlowView {
    const { harness, run } = this.#player;
    const snapshot = this.#snapshot();
    return {
      ...choicesIn(this.#playable, harness),
      flow: this.id,
      value: snapshot.value as StateValue,
      leaf: leafOf(snapshot),
      taken,
      path: this.#path,
      run: { ...run, steps: [...this.#steps] },
      left: this.#isReleased ? 0 : run.steps.length - this.#steps.length,
      isOver: snapshot.status !== 'active',
      elapsed: harness.moment().elapsed,
    };
  }

  #snapshot(): AnyMachineSnapshot {
    return this.#player.harness.snapshot();
  }
}

/** Starts the flow of a run. Its steps wait for `begin`. @throws RunRefused if the run cannot be played */
export async function driveFlow(run: Run, options?: DriveOptions): Promise<DrivenFlow> {
  return new DrivenFlow(await openRun(run), readableFlow(await loadFlow(run.flow)), options);
}
