import { bytesToHex } from '@noble/hashes/utils.js';
import type { Context } from '../../context.ts';
import type { RateLimitResult } from '../../limits/limits.ts';
import { countAttempt, resetAttempts, type Slowdown, uncountAttempt } from '../../limits/slowdown.ts';
import { isKnownDevice } from '../../security/knownDevices.ts';
import { hashToken } from '../../security/token.ts';
import { WRONG_BY_ACCOUNT, WRONG_BY_DEVICE, WRONG_BY_NETWORK } from './rules.ts';

/** Who tries a password. */
export interface PasswordAttempt {
  /** In lower case. */
  readonly email: string;
  /** The caller's address for rate limits; see `Call`. */
  readonly network: string;
  /** The device token that the browser got at its last sign-in, if it sends one. */
  readonly deviceToken: string | undefined;
}

/** The result of an attempt; call `wasRight` if the password was right. */
export type PasswordAttemptResult<Result> =
  | { readonly ok: true; readonly result: Result; readonly wasRight: () => Promise<void> }
  | Extract<RateLimitResult, { ok: false }>;

/**
 * AUTH-5: counts an attempt at a password, then makes it. A browser that has signed in to this account before has its
 * own count, which nobody else can use up; all others share one per account, and one per network.
 */
export async function limitPasswordAttempts<Result>(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { email, network, deviceToken }: PasswordAttempt,
  make: () => Promise<Result>,
): Promise<PasswordAttemptResult<Result>> {
  const isKnown = await isKnownDevice(db, email, deviceToken);
  const counter = isKnown
    ? ([WRONG_BY_DEVICE, deviceKey(email, deviceToken ?? '')] as const)
    : ([WRONG_BY_ACCOUNT, email] as const);
  const counts: readonly (readonly [Slowdown, string])[] = isKnown ? [counter] : [[WRONG_BY_NETWORK, network], counter];
  for (const count of counts) {
    const allowed = await countAttempt(db, clock, ...count);
    if (!allowed.ok) return allowed;
  }
  const refund = async () => {
    for (const count of counts) await uncountAttempt(db, clock, ...count);
  };
  try {
    const result = await make();
    return {
      ok: true,
      result,
      async wasRight() {
        await refund();
        await resetAttempts(db, ...counter);
      },
    };
  } catch (error) {
    // The password was not compared, for example because the hasher was busy: the attempt does not count.
    await refund();
    throw error;
  }
}

function deviceKey(email: string, token: string): string {
  return `${email} ${bytesToHex(hashToken(token))}`;
}
