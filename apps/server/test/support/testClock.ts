import type { Clock } from '@keel/backend/clock.ts';

/** A clock that only advances when a test advances it. */
export interface TestClock {
  readonly now: Clock;
  advance(ms: number): void;
}

const NOON = new Date('2026-11-20T12:00:00.000Z');

export function testClock(from = NOON): TestClock {
  let now = from.getTime();
  return {
    now: () => new Date(now),
    advance: (ms) => {
      now += ms;
    },
  };
}
