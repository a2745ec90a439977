import { fromPromise } from 'xstate';

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
 * Fills a port: `machine.provide({ actors: { login: fulfil((input, signal) => api.login(input, signal)) } })`.
 *
 * The function resolves with every answer of the server, refusals included, and rejects only when there was none.
 * It must not do anything more after its last `await`: a result that comes too late is dropped, an effect is not.
 */
export function fulfil<Input, Output>(run: (input: Input, signal: PortSignal) => Promise<Output>) {
  return fromPromise<Output, Input>(({ input, signal }) => run(input, signal));
}
