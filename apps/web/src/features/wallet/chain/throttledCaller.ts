import { NetworkFailure, TOO_MANY_REQUESTS } from '../../../api/networks.ts';
import type { CallNode } from './ChainPort.ts';

/** The clock that calls are paced by. */
export interface Throttle {
  /** Ms since the epoch. */
  readonly now: () => number;
  /** Resolves after so many ms. */
  readonly wait: (ms: number) => Promise<void>;
  /** The most calls in a minute; the server takes 240 of a person, and other pages need some. @default 180 */
  readonly perMinute?: number;
}

const MINUTE_MS = 60_000;

/**
 * Calls a network, and waits for the next minute whenever this one has had its calls. A call that the server refuses because of
 * earlier ones, such as those of another search, is made again after the time that the server names.
 */
export function throttledCaller(callNode: CallNode, { now, wait, perMinute = 180 }: Throttle): CallNode {
  let startedAt = Number.NEGATIVE_INFINITY;
  let calls = 0;
  const takeTurn = async (): Promise<void> => {
    const at = now();
    if (at - startedAt >= MINUTE_MS) {
      startedAt = at;
      calls = 0;
    }
    if (calls < perMinute) {
      calls += 1;
      return;
    }
    await wait(startedAt + MINUTE_MS - at);
    await takeTurn();
  };
  const call: CallNode = async (method, params) => {
    await takeTurn();
    try {
      return await callNode(method, params);
    } catch (error) {
      const pause = pauseOf(error);
      if (pause === null) throw error;
      await wait(pause);
      return call(method, params);
    }
  };
  return call;
}

/** How long to wait after too many calls, in ms; null after any other failure. */
function pauseOf(error: unknown): number | null {
  if (!(error instanceof NetworkFailure) || error.status !== TOO_MANY_REQUESTS) return null;
  return error.retryAfterMs || null;
}
