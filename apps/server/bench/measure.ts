import { randomUUID } from 'node:crypto';
import autocannon from 'autocannon';
import type { ServerProcess } from '../rig/serverProcess.ts';

const CONNECTIONS = 20;

/** One GET that is sent again and again. */
export interface Shot {
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Keeps this process from sleeping while it waits, see `stayAwake`. Not where a database needs the processor. */
  readonly isAwake?: boolean;
}

/** Requests of several people in turn, each with a key of its own, so that each happens. */
export interface Volley {
  readonly path: string;
  readonly each: readonly { readonly headers: Readonly<Record<string, string>>; readonly body: string }[];
}

/** What one burst cost. */
export interface Cost {
  /** Microseconds of the server's processor time for a request. */
  readonly cpu: number;
  /** Requests in a second of the clock on the wall. */
  readonly rate: number;
}

/** Sends `amount` requests over 20 connections. Throws when any was not answered with a 200. */
export async function burst(server: ServerProcess, shot: Shot | Volley, amount: number): Promise<Cost> {
  const sleep = 'isAwake' in shot && shot.isAwake ? stayAwake() : () => undefined;
  const cpuBefore = server.cpuMs();
  const started = performance.now();
  let ended = started;
  const options: autocannon.Options = {
    url: server.url + shot.path,
    ...('each' in shot
      ? { method: 'POST', requests: shot.each.map((one) => ({ ...one, method: 'POST', setupRequest: withKey })) }
      : { headers: { ...shot.headers } }),
    connections: CONNECTIONS,
    amount,
    timeout: 30,
  };
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const run = autocannon(options, (error: Error | null, sum) => (error ? reject(error) : resolve(sum)));
    // It resolves at a full second of its own clock, which may be much later than the last answer.
    run.on('response', () => {
      ended = performance.now();
    });
  }).finally(sleep);
  const seconds = (ended - started) / 1000;
  if (result.non2xx > 0 || result.errors > 0 || result['2xx'] !== amount)
    throw new Error(`${shot.path}: ${result['2xx']} of ${amount} were answered with success.`);
  return { cpu: ((server.cpuMs() - cpuBefore) * 1000) / amount, rate: amount / seconds };
}

/**
 * Turns this process' event loop without a pause; gives what ends that. Waking a process that sleeps is charged to the one
 * that writes to it, and costs as much as a small answer. A server that is quicker than its client never pays that, since
 * the client always has something to read, and one that is slower pays it for each answer: the figure would jump where
 * the two meet. So nobody pays it.
 */
function stayAwake(): () => void {
  let isOn = true;
  const next = () => {
    if (isOn) setImmediate(next);
  };
  next();
  return () => {
    isOn = false;
  };
}

function withKey(request: autocannon.Request): autocannon.Request {
  return { ...request, headers: { ...request.headers, 'idempotency-key': randomUUID() } };
}

/** The middle one of an odd number of figures. */
export function median(figures: readonly number[]): number {
  return figures.toSorted((one, other) => one - other)[Math.floor(figures.length / 2)] ?? Number.NaN;
}
