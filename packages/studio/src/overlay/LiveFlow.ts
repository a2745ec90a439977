import { createRecorder, describeStep, type PlayableFlow, type Recorder, runToLink } from '@keel/flows/replay';
import { type AnyActorRef, type AnyMachineSnapshot, type AnyTransitionDefinition, getNextTransitions } from 'xstate';
import { namesOf } from '../../../flows/src/testing/coverage.ts';
import type { StateValue } from '../diagram/stateValue.ts';
import { leafOf } from '../driver/leafOf.ts';
import type { ShownFlowState } from '../panel/FlowState.tsx';
import type { Inspection } from './inspections.ts';

/** The longest path that is kept; the oldest steps are dropped. */
const MAX_PATH_LENGTH = 200;

/** The state of a flow that runs in the app, as the overlay shows it. A new object after each change. */
export interface LiveView extends ShownFlowState {
  /** The types of the events that the state accepts. */
  readonly events: readonly string[];
  /** The calls that the flow waits for. */
  readonly calls: readonly string[];
  readonly isOver: boolean;
  /** A link that replays the run so far, without any secret. @throws RunRefused if something cannot be recorded */
  readonly link: () => string;
}

/** A flow that runs in the app: it is recorded, and never controlled. */
export class LiveFlow {
  readonly id: string;
  readonly #actor: AnyActorRef;
  readonly #recorder: Recorder;
  readonly #taken = new Set<AnyTransitionDefinition>();
  /** When the report that is being recorded was made, in ms. */
  #at = 0;
  #label: string | null = null;
  #view: LiveView | null = null;

  constructor(actor: AnyActorRef, playable: PlayableFlow) {
    this.id = playable.machine.id;
    this.#actor = actor;
    this.#recorder = createRecorder({
      ...playable,
      now: () => this.#at,
      onStep: (step) => {
        this.#label = describeStep(step);
      },
    });
  }

  /** null until the flow has reported its first state. */
  get view(): LiveView | null {
    return this.#view;
  }

  /** Whether the page of the flow is still open, or the flow has come to its end. */
  isShown(): boolean {
    return (this.#actor.getSnapshot() as AnyMachineSnapshot).status !== 'stopped';
  }

  take({ at, inspected }: Inspection): void {
    this.#at = at;
    this.#recorder.inspect(inspected);
    if (inspected.type === '@xstate.microstep') {
      // oxlint-disable-next-line no-underscore-dangle -- inspection has no public name for the transitions of a microstep
      for (const each of inspected._transitions) this.#taken.add(each);
    }
    if (inspected.type === '@xstate.snapshot')
      this.#show(inspected.snapshot as AnyMachineSnapshot, inspected.event.type);
  }

  #show(snapshot: AnyMachineSnapshot, event: string): void {
    const taken = namesOf(snapshot.machine, this.#taken);
    const isStart = this.#view === null;
    // An event that the flow ignores changes nothing.
    if (!isStart && taken.length === 0) return;
    this.#taken.clear();
    const value = snapshot.value as StateValue;
    const label = isStart ? 'start' : (this.#label ?? event.replace(/^xstate\./, ''));
    this.#label = null;
    const types = snapshot.status === 'active' ? getNextTransitions(snapshot).map(({ eventType }) => eventType) : [];
    this.#view = {
      value,
      leaf: leafOf(snapshot),
      taken: isStart ? [] : taken,
      path: [...(this.#view?.path ?? []), { label, value, leaf: leafOf(snapshot) }].slice(-MAX_PATH_LENGTH),
      events: [...new Set(types)].filter((type) => type !== '' && !type.startsWith('xstate.')),
      calls: Object.keys(snapshot.children),
      isOver: snapshot.status !== 'active',
      // A new function for each view, since a rendered link belongs to one view.
      link: () => runToLink(this.#recorder.run()),
    };
  }
}
