import type { OperationId } from '@keel/contract';
import { type Clock, MINUTE, SECOND } from '../clock.ts';
import type { Config } from '../config/Config.ts';
import { Refused } from '../contract/Refused.ts';
import { refusals } from '../contract/refusals.ts';
import { forgetOldest } from '../forgetOldest.ts';

/** Where guessing pays: a limit of its own for each. What counts per account is in modules/session/rules.ts. */
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
/** Whoever has more addresses than this is not stopped by counting them. */
const MAX_ADDRESSES = 5000;

/**
 * Counts a call of an address, given as `Call` has it; throws a 429 when there were too many in a minute. An address that belongs to no operation
 * counts with the other calls.
 */
export type AddressLimit = (operation: OperationId | null, addressKey: string) => void;

/** Kept in memory, by each instance for itself: it is coarse, and it is asked at every call. */
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
    if (waitMs > 0) throw new Refused({ ...refusals.tooMany, retryAfter: Math.ceil(waitMs / SECOND) });
  };
}

interface Counted {
  calls: number;
  readonly since: number;
}

/** Counts calls in the minute that begins with an address' first one; gives the milliseconds that it has to wait. */
function minuteCounter(most: number): (address: string, now: number) => number {
  const counted = new Map<string, Counted>();
  return (address, now) => {
    const known = counted.get(address);
    // A clock that was set back begins anew, in place of shutting somebody out for hours.
    if (!known || now - known.since >= MINUTE || now < known.since) {
      counted.delete(address);
      if (counted.size >= MAX_ADDRESSES) forgetOldest(counted);
      counted.set(address, { calls: 1, since: now });
      return 0;
    }
    known.calls += 1;
    return known.calls > most ? known.since + MINUTE - now : 0;
  };
}
