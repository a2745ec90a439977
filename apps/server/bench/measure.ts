import { randomUUID } from 'node:crypto';
import autocannon from 'autocannon';
import type { ServerProcess } from '../rig/serverProcess.ts';

const CONNECTIONS = 20;

/** A GET request that is repeated. */
export interface RepeatedGet {
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Keeps this process from sleeping while it waits, see `stayAwake`. Not used if a database needs the processor. */
  readonly isAwake?: boolean;
}

/** Requests of several people in turn, each with its own key, so that each takes effect. */
export interface PostSeries {
  readonly path: string;
  readonly requests: readonly { readonly headers: Readonly<Record<string, string>>; readonly body: string }[];
}

/** The cost of one measurement. */
export interface Cost {
  /** Microseconds of the server's processor time per request. */
  readonly cpu: number;
  /** Requests per second of elapsed time. */
  readonly rate: number;
}

/** Sends `amount` requests over 20 connections. Throws unless all are answered with 200. */
export async function measureLoad(
  server: ServerProcess,
  load: RepeatedGet | PostSeries,
  amount: number,
): Promise<Cost> {
  const sleep = 'isAwake' in load && load.isAwake ? stayAwake() : () => undefined;
  const cpuBefore = server.cpuMs();
  const started = performance.now();
  let ended = started;
  const options: autocannon.Options = {
    url: server.url + load.path,
    ...('requests' in load
      ? { method: 'POST', requests: load.requests.map((one) => ({ ...one, method: 'POST', setupRequest: withKey })) }
      : { headers: { ...load.headers } }),
    connections: CONNECTIONS,
    amount,
    timeout: 30,
  };
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const run = autocannon(options, (error: Error | null, sum) => (error ? reject(error) : resolve(sum)));
    // autocannon resolves at a full second of its own clock, which may be much later than the last answer.
    run.on('response', () => {
      ended = performance.now();
    });
  }).finally(sleep);
  const seconds = (ended - started) / 1000;
  if (result.non2xx > 0 || result.errors > 0 || result['2xx'] !== amount)
    throw new Error(`${load.path}: ${result['2xx']} of ${amount} were answered with success.`);
  return { cpu: ((server.cpuMs() - cpuBefore) * 1000) / amount, rate: amount / seconds };
}

/**
 * Keeps the event loop of this process busy; returns a function that stops it. Linux charges the waking of a sleeping
 * process to the process that writes to it, which costs as much as a small answer. A server that is slower than its
 * client would pay this for each answer, and a faster one for none, so their figures could not be compared.
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

/** The median of an odd number of figures. */
export function median(figures: readonly number[]): number {
  return figures.toSorted((one, other) => one - other)[Math.floor(figures.length / 2)] ?? Number.NaN;
}
