import {
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type InspectionEvent,
  transition,
} from 'xstate';
import { allStates } from '../testing/coverage.ts';
import { textOf } from '../testing/stableText.ts';
import { examplesOf } from './examples.ts';
import type { PlayableFlow } from './flows.ts';
import { flowVersionOf } from './flowVersion.ts';
import { hasEffect } from './hasEffect.ts';
import { redactTexts, redactTextsOf } from './redactTexts.ts';
import { RUN_FORMAT, type Run, type RunStep, type RunValue } from './run.ts';
import { RunRefused } from './runRefused.ts';
import { SecretReplacer } from './secretReplacer.ts';
import { VirtualTime } from './virtualTime.ts';

export interface RecorderOptions extends PlayableFlow {
  /** Ms on any increasing scale, e.g. `() => performance.now()`. */
  readonly now: () => number;
  /** Called with each step as soon as it is recorded. */
  readonly onStep?: (step: RunStep) => void;
}

/** Records one flow while it runs. */
export interface Recorder {
  /**
   * Pass it to `createActor` of the flow: `createActor(machine, { input, inspect: recorder.inspect })`. It may be
   * passed to other actors too: it records only its own flow, and starts again when another actor of that flow starts.
   */
  readonly inspect: (inspected: InspectionEvent) => void;
  /**
   * The run so far.
   *
   * @throws Error when the flow has not started yet
   * @throws RunRefused when something happened that a run cannot hold
   */
  readonly run: () => Run;
  /**
   * Sentences about secrets for which the flow's `cases.ts` has no test value with the same effect, so that the run may
   * take another path when it is played. Empty if there are none.
   */
  readonly warnings: () => readonly string[];
}

/**
 * Records what happens to a running flow: the events that it takes, the answers of its calls and the time between them.
 *
 * Events that the flow ignores in its state are left out, as they change nothing. Secrets are replaced by handles before a
 * step is kept: `SecretHandle` says how.
 *
 * ```ts
 * const recorder = createRecorder({ ...(await playableFlows.login()), now: () => performance.now() });
 * const flow = createActor(machine, { input, inspect: recorder.inspect });
 * flow.start();
 * // The person does something.
 * const link = runToLink(recorder.run(), location.href);
 * ```
 */
export function createRecorder(options: RecorderOptions): Recorder {
  const { machine } = options;
  let recording: Recording | null = null;
  return {
    inspect: (inspected) => {
      if (inspected.type === '@xstate.event' && inspected.event.type === 'xstate.init') {
        const actor = inspected.actorRef as AnyActorRef;
        if (isActorOf(machine, actor)) recording = new Recording(options, actor);
      }
      recording?.inspect(inspected);
    },
    run: () => {
      if (recording === null) throw new Error(`The flow ${machine.id} has not started, so nothing was recorded.`);
      return recording.run();
    },
    warnings: () => recording?.warnings ?? [],
  };
}

/** The recording of one actor. */
class Recording {
  readonly #options: RecorderOptions;
  readonly #actor: AnyActorRef;
  readonly #time: VirtualTime;
  readonly #secrets: SecretReplacer;
  readonly #ports: ReadonlyMap<string, string>;
  readonly #steps: RunStep[] = [];
  #input: RunValue | undefined;
  #before: AnyMachineSnapshot;
  /** The time up to which steps have been recorded. */
  #recordedUntil = 0;
  #hasFired = false;
  /** Events that were received but not processed yet. */
  readonly #waiting: AnyEventObject[] = [];
  /** Why the recording cannot continue. */
  #fault: RunRefused | null = null;

  constructor(options: RecorderOptions, actor: AnyActorRef) {
    this.#options = options;
    this.#actor = actor;
    this.#time = new VirtualTime(options.now);
    this.#secrets = new SecretReplacer(examplesOf(options.cases));
    this.#ports = portsById(options.machine);
    this.#before = actor.getSnapshot() as AnyMachineSnapshot;
  }

  get warnings(): readonly string[] {
    return this.#secrets.warnings;
  }

  inspect(inspected: InspectionEvent): void {
    if (inspected.actorRef !== this.#actor) return;
    if (inspected.type === '@xstate.action') this.#time.observe(inspected.action);
    if (inspected.type === '@xstate.event') {
      this.#time.advance();
      this.#waiting.push(inspected.event);
    }
    // Sent after the event was processed, in the order of the events.
    if (inspected.type !== '@xstate.snapshot' || this.#fault !== null) return;
    try {
      this.#waiting.splice(0, this.#waiting.indexOf(inspected.event) + 1);
      this.#record(inspected.event, inspected.snapshot as AnyMachineSnapshot);
    } catch (error) {
      // The error must not reach the recorded flow, which would fail with it.
      this.#fault = error instanceof RunRefused ? error : unwritable(error);
    }
  }

  run(): Run {
    if (this.#fault !== null) throw this.#fault;
    const { machine } = this.#options;
    this.#recordFailure();
    if (this.#before.status === 'active') this.#time.advance();
    const passed = this.#passed();
    const run: Run = {
      format: RUN_FORMAT,
      flow: machine.id,
      flowVersion: flowVersionOf(machine),
      ...(this.#input !== undefined && { input: this.#input }),
      steps: passed === null ? this.#steps : [...this.#steps, passed],
    };
    return redactTexts(run, this.#secrets.texts);
  }

  /** An event that ended the flow with an error was received and never reported as processed. */
  #recordFailure(): void {
    const after = this.#actor.getSnapshot() as AnyMachineSnapshot;
    const [event] = this.#waiting;
    if (after.status === 'error' && this.#before.status === 'active' && event !== undefined) this.#record(event, after);
  }

  #record(event: AnyEventObject, after: AnyMachineSnapshot): void {
    const before = this.#before;
    this.#before = after;
    if (event.type === 'xstate.init') {
      const { input } = event as AnyEventObject & { readonly input?: unknown };
      if (input !== undefined) this.#input = this.#secrets.write(input, 'input', () => true);
    } else if (event.type.startsWith(timer)) {
      this.#time.fire(event.type);
      this.#hasFired = true;
    } else {
      const step = this.#stepOf(event, before, after);
      if (step !== null) this.#add(step);
    }
    this.#time.settle();
  }

  #add(step: RunStep): void {
    const passed = this.#passed();
    this.#recordedUntil = this.#time.now;
    this.#hasFired = false;
    for (const each of passed === null ? [step] : [passed, step]) {
      this.#steps.push(each);
      this.#options.onStep?.(redactTextsOf(each, this.#secrets.texts));
    }
  }

  /** The time since the last step; null if none passed and no timer fired. */
  #passed(): RunStep | null {
    const time = this.#time.now - this.#recordedUntil;
    return time > 0 || this.#hasFired ? { time } : null;
  }

  #stepOf(event: AnyEventObject, before: AnyMachineSnapshot, after: AnyMachineSnapshot): RunStep | null {
    const write = (value: unknown, name: string, eventWith: (value: unknown) => AnyEventObject) =>
      this.#secrets.write(value, name, (replayed, hide) => {
        try {
          return (
            comparableText(transition(before.machine, before, eventWith(replayed))[0], hide) ===
            comparableText(after, hide)
          );
        } catch {
          return after.status === 'error';
        }
      });
    const { type } = event;
    const port = this.#ports.get(type.replace(/^xstate\.(?:done|error)\.actor\./, ''));
    if (port !== undefined && type.startsWith(done)) {
      return { answer: port, with: write(event['output'], port, (output) => ({ ...event, output })) };
    }
    if (port !== undefined && type.startsWith(failed)) {
      return { answer: port, fails: write(event['error'], port, (error) => ({ ...event, error })) };
    }
    if (type.startsWith('xstate.') || !hasEffect(before, event)) return null;
    return { event: write(event, type, (replayed) => replayed as AnyEventObject) as { type: string } };
  }
}

function unwritable(cause: unknown): RunRefused {
  return new RunRefused('unwritable', 'The recording ended at a value that cannot be read.', { cause });
}

const timer = 'xstate.after.';
const done = 'xstate.done.actor.';
const failed = 'xstate.error.actor.';

function isActorOf(machine: AnyStateMachine, actor: AnyActorRef): boolean {
  return 'logic' in actor && (actor.logic as { readonly id?: unknown }).id === machine.id;
}

/** The port of each invoked call, by the id of the call. */
function portsById(machine: AnyStateMachine): ReadonlyMap<string, string> {
  const invoked = allStates(machine).flatMap(({ invoke }) => invoke);
  return new Map(invoked.flatMap(({ id, src }) => (typeof src === 'string' ? [[id, src]] : [])));
}

/** The observable part of a snapshot as text, so that two can be compared. */
function comparableText({ value, context, status }: AnyMachineSnapshot, hide: (text: string) => string): string {
  return hide(textOf([value, context, status]));
}
