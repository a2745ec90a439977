import { type AnyActorRef, type AnyEventObject, type AnyStateMachine, fromCallback, fromPromise } from 'xstate';
import { isPersonPort, isResident } from '../port.ts';
import type { SteppedClock } from './steppedClock.ts';

/** A call of a running flow: the test answers it, as late as it likes, even after the call was cancelled. */
export interface Call {
  readonly port: string;
  /** It does not end by itself, so nothing waits for it. */
  readonly isResident?: true;
  /** Only a person can answer it, so it has no time limit. */
  readonly asksPerson?: boolean;
  readonly input: unknown;
  isSettled: boolean;
  readonly isAborted: () => boolean;
  /** The ms from its start until it was aborted; null if it was not, or if it has no time limit. */
  readonly lasted: () => number | null;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}

interface HeldCalls {
  readonly calls: Call[];
  readonly clock: Pick<SteppedClock, 'now'>;
}

/** Each actor finds its calls by its system, so that actors can share a machine. */
const callsOf = new WeakMap<object, HeldCalls>();

/**
 * The calls that an actor with held ports is going to make. Must be called before the actor is started.
 *
 * @param clock the clock that the actor runs on
 */
export function holdCalls({ system }: AnyActorRef, clock: HeldCalls['clock']): readonly Call[] {
  const calls: Call[] = [];
  callsOf.set(system, { calls, clock });
  return calls;
}

/** Implementations of a machine's ports that hold every call open until `settle` of a harness. */
export function holdPorts(machine: AnyStateMachine) {
  const names = Object.keys(machine.implementations.actors);
  const logics = machine.implementations.actors as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    names.map((port) => [
      port,
      isResident(logics[port]) ? residentPort(port) : pendingPort(port, isPersonPort(logics[port])),
    ]),
  );
}

function pendingPort(port: string, asksPerson: boolean) {
  return fromPromise(({ input, signal, system }) => {
    return new Promise<unknown>((resolve, reject) => {
      const held = callsOf.get(system);
      if (held === undefined) return;
      const { calls, clock } = held;
      const start = clock.now();
      let end: number | null = null;
      signal.addEventListener('abort', () => {
        end = clock.now();
      });
      calls.push({
        port,
        asksPerson,
        input,
        isSettled: false,
        isAborted: () => signal.aborted,
        lasted: () => (end === null || asksPerson ? null : end - start),
        resolve,
        reject,
      });
    });
  });
}

/** A resident never answers and never ends: it can fail, and it counts as aborted once it has cleaned up. */
function residentPort(port: string) {
  return fromCallback<AnyEventObject>(({ input, self, sendBack, system }) => {
    let isOver = false;
    callsOf.get(system)?.calls.push({
      port,
      isResident: true,
      input,
      get isSettled() {
        return isOver;
      },
      set isSettled(_: boolean) {},
      isAborted: () => isOver,
      lasted: () => null,
      resolve: () => {},
      reject: (error) => sendBack({ type: `xstate.error.actor.${self.id}`, actorId: self.id, error }),
    });
    return () => {
      isOver = true;
    };
  });
}
