import type { OperationId } from '@keel/contract';
import { type Clock, MINUTE, SECOND } from '../clock.ts';
import type { Config } from '../config/Config.ts';
import { Refused } from '../contract/Refused.ts';
import { refusals } from '../contract/refusals.ts';
import { evictOldest } from '../evictOldest.ts';

/**
 * Operations that could be used to guess passwords, codes or tokens: each has its own, lower limit. The limits per
 * account are in modules/session/rules.ts.
 */
const GUARDED = [
  'login',
  'continueAs',
  'signup',
  'verifyEmail',
  'resendCode',
  'forgotPassword',
  'resetPassword',
  'freezeAccount',
  'confirmEmail',
  'undoEmail',
  'finishSignIn',
] as const satisfies readonly OperationId[];
const UNLIMITED = new Set<OperationId>(['getLiveness', 'getReadiness']);
/**
 * Maximum number of addresses in memory; the oldest is evicted. A caller with more addresses cannot be limited anyway.
 */
const MAX_ADDRESSES = 5000;

/**
 * Counts a call of a client address (`addressKey` of `Call`); throws a 429 if it made too many calls within a minute.
 * `operation` is null for a request to an unknown path, which counts as one of the other calls.
 */
export type AddressLimit = (operation: OperationId | null, addressKey: string) => void;

/**
 * Creates the rate limit. The counts are in the memory of each instance: an approximate limit is enough, and a database
 * query for every call would be too slow.
 */
export function addressLimit(
  limits: Pick<Config, 'requestsPerMinute' | 'signInsPerMinute'>,
  clock: Clock,
): AddressLimit {
  const all = minuteCounter(limits.requestsPerMinute);
  const guarded = new Map<OperationId, typeof all>(GUARDED.map((id) => [id, minuteCounter(limits.signInsPerMinute)]));

  return (operation, addressKey) => {
    if (operation !== null && UNLIMITED.has(operation)) return;
    const counter = (operation !== null && guarded.get(operation)) || all;
    const waitMs = counter(addressKey, clock().getTime());
    if (waitMs > 0) throw new Refused({ ...refusals.tooManyRequests, retryAfter: Math.ceil(waitMs / SECOND) });
  };
}

interface Counted {
  calls: number;
  readonly since: number;
}

/** Counts calls in a minute that starts with the first call of an address; returns the milliseconds to wait. */
function minuteCounter(most: number): (address: string, now: number) => number {
  const counted = new Map<string, Counted>();
  return (address, now) => {
    const known = counted.get(address);
    // If the clock was set back, the window restarts, so that nobody is blocked for hours.
    if (!known || now - known.since >= MINUTE || now < known.since) {
      counted.delete(address);
      if (counted.size >= MAX_ADDRESSES) evictOldest(counted);
      counted.set(address, { calls: 1, since: now });
      return 0;
    }
    known.calls += 1;
    return known.calls > most ? known.since + MINUTE - now : 0;
  };
}
