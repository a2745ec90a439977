import { type EventObject, fromCallback, fromPromise } from 'xstate';

/** The cancellation signal a port's function receives: aborted as soon as its state is left. */
export type PortSignal = Parameters<Parameters<typeof fromPromise>[0]>[0]['signal'];

/**
 * A slot for one side effect. A machine names it; the app fills it with `fulfil` through `machine.provide`.
 *
 * Left empty, it fails with "<name> must be provided". The type of the answer is fixed here, so that a wrong
 * function does not compile.
 */
export function port<Input, Output>(name: string) {
  return fromPromise<Output, Input>(() => Promise.reject(new Error(`${name} must be provided`)));
}

/**
 * A port whose answer only a person can give, e.g. to a question of the browser: it may wait without a time limit.
 * Its state must offer another way out.
 */
export function personPort<Output, Input = void>(name: string) {
  const logic = port<Input, Output>(name);
  personPorts.add(logic);
  return logic;
}

/** Whether this is a slot made by `personPort`. */
export function isPersonPort(logic: unknown): boolean {
  return typeof logic === 'object' && logic !== null && personPorts.has(logic);
}

/**
 * Fills a port: `machine.provide({ actors: { login: fulfil((input, signal) => api.login(input, signal)) } })`.
 *
 * The function resolves with every answer of the server, refusals included, and rejects only when there was none.
 * It must not do anything more after its last `await`: a result that comes too late is dropped, an effect is not.
 */
export function fulfil<Input, Output>(run: (input: Input, signal: PortSignal) => Promise<Output>) {
  return fromPromise<Output, Input>(({ input, signal }) => run(input, signal));
}

/**
 * A slot for something that runs for as long as its state lasts and cleans up after itself: a key ring, a subscription.
 * Unlike a port it has no answer and does not end by itself.
 */
export function resident<Input>(name: string) {
  const logic = fromCallback<EventObject, Input>(() => {
    throw new Error(`${name} must be provided`);
  });
  residents.add(logic);
  return logic;
}

/** Whether this is a slot made by `resident`. */
export function isResident(logic: unknown): boolean {
  return typeof logic === 'object' && logic !== null && residents.has(logic);
}

const residents = new WeakSet<object>();
const personPorts = new WeakSet<object>();
