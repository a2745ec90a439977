import { wait } from './wait.ts';

/**
 * The result of `run`, whose signal aborts with the given one or after so many ms. In the latter case it rejects with a
 * TimeoutError, even if `run` ignores its signal.
 */
export async function withTimeout<Result>(
  run: (signal: AbortSignal) => Promise<Result>,
  ms: number,
  signal: AbortSignal,
): Promise<Result> {
  const timeout = new AbortController();
  const settled = new AbortController();
  const expired = wait(ms, settled.signal).then((): never => {
    timeout.abort();
    throw new DOMException(`There was no answer within ${ms} ms.`, 'TimeoutError');
  });
  try {
    return await Promise.race([run(AbortSignal.any([signal, timeout.signal])), expired]);
  } finally {
    settled.abort();
  }
}
