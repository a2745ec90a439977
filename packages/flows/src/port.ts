import { type EventObject, fromCallback, fromPromise } from 'xstate';

/** The cancellation signal that a port's function receives: aborted as soon as its state is left. */
export type PortSignal = Parameters<Parameters<typeof fromPromise>[0]>[0]['signal'];

/**
 * A placeholder for one side effect. A machine names it; the app implements it with `implementPort` through `machine.provide`.
 * Without an implementation it fails with "<name> must be provided". The type of the answer is fixed here, so that a
 * wrong function does not compile.
 */
export function port<Input, Output>(name: string) {
  return fromPromise<Output, Input>(() => Promise.reject(new Error(`${name} must be provided`)));
}

/**
 * A port whose answer only a person can give, for example in a prompt of the browser: it has no time limit. Its state
 * must offer another way out.
 */
export function personPort<Output, Input = void>(name: string) {
  const logic = port<Input, Output>(name);
  personPorts.add(logic);
  return logic;
}

/** Whether this is a placeholder made by `personPort`. */
export function isPersonPort(logic: unknown): boolean {
  return typeof logic === 'object' && logic !== null && personPorts.has(logic);
}

/**
 * Implements a port: `machine.provide({ actors: { login: implementPort((input, signal) => api.login(input, signal)) } })`.
 *
 * The function resolves with every answer of the server, refusals included, and rejects only if there was none. It must
 * not have any effect after its last `await`: a result that arrives too late is ignored, but an effect is not.
 */
export function implementPort<Input, Output>(run: (input: Input, signal: PortSignal) => Promise<Output>) {
  return fromPromise<Output, Input>(({ input, signal }) => run(input, signal));
}

/**
 * A placeholder for something that runs as long as its state lasts and cleans up after itself: a key ring, a
 * subscription. Unlike a port it has no answer and does not end by itself.
 */
export function residentPort<Input>(name: string) {
  const logic = fromCallback<EventObject, Input>(() => {
    throw new Error(`${name} must be provided`);
  });
  residentPorts.add(logic);
  return logic;
}

/** Whether this is a placeholder made by `residentPort`. */
export function isResident(logic: unknown): boolean {
  return typeof logic === 'object' && logic !== null && residentPorts.has(logic);
}

const residentPorts = new WeakSet<object>();
const personPorts = new WeakSet<object>();
