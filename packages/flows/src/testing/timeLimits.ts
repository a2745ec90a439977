import type { Call } from './heldPorts.ts';

/** Ms that a flow has to wait at least for an answer, before it counts as a network failure (LOGIN-7). */
const shortestLimit = 20_000;

/** Ports that may take longer, or that have to answer sooner. */
const limits: Readonly<Record<string, number>> = {
  uploadImage: 120_000,
  activateWorker: 10_000,
};

/** Calls that a timer ended before their time limit, each as a sentence. */
export function earlyTimeoutFaults(timedOut: readonly Call[]): string[] {
  return timedOut.flatMap((call) => {
    const [lasted, limit] = [call.lasted(), limits[call.port] ?? shortestLimit];
    return lasted === null || lasted >= limit ? [] : [`${call.port} has ${limit} ms, and was given up after ${lasted}`];
  });
}
