import type { CallNode } from './ChainPort.ts';

/** The clock that calls are paced by. */
export interface Pace {
  /** Ms since the epoch. */
  readonly now: () => number;
  /** Resolves after so many ms. */
  readonly wait: (ms: number) => Promise<void>;
  /** The most calls in a minute; the server takes 240 of a person, and other pages need some. @default 180 */
  readonly perMinute?: number;
}

const MINUTE_MS = 60_000;

/** Calls a network, and waits for the next minute whenever this one has had its calls. */
export function pacedCaller(callNode: CallNode, { now, wait, perMinute = 180 }: Pace): CallNode {
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
  return async (method, params) => {
    await takeTurn();
    return callNode(method, params);
  };
}
