import type { Context } from '../../context.ts';
import type { Refusal } from '../../contract/contract.ts';
import { tooManyRequests } from '../../contract/refusals.ts';
import { singleRow } from '../../db/Db.ts';
import { resetCount, withinLimit } from '../../limits/limits.ts';
import type { Origin, SecurityKind } from '../../security/log/events.ts';
import { recordSecurity } from '../../security/log/recordSecurity.ts';
import { wrongPassword } from '../session/messages.ts';
import { WRONG_CONFIRMATIONS } from '../session/rules.ts';

interface PasswordClaim {
  readonly userId: string;
  readonly password: string;
  /** The name of the password field in the operation. */
  readonly field?: string;
  /** The kind of the entry in the security log if the password is refused. @default 'proof' */
  readonly kind?: SecurityKind;
  readonly from: Origin;
}

/** The refusal of a password, as an error of its field. */
export function wrongPasswordIn(field: string) {
  return {
    ...wrongPassword,
    errors: [{ field, message: wrongPassword.message }],
  } as const satisfies Refusal<422>;
}

/**
 * Asks the owner for the password again, for actions that a stolen session must not permit. The attempts have a limit
 * of their own (AUTH-5). Undefined if the password is right.
 */
export async function confirmOwner(
  { db, clock, hasher }: Pick<Context, 'db' | 'clock' | 'hasher'>,
  { userId, password, field = 'password', kind = 'proof', from }: PasswordClaim,
): Promise<Refusal<422> | Refusal<429> | undefined> {
  const account = singleRow(
    await db.query<{ password_hash: string }>('SELECT password_hash FROM users WHERE id = $1', [userId]),
  );
  const tried = await withinLimit({ db, clock }, WRONG_CONFIRMATIONS, userId, () =>
    hasher.matches(password, account.password_hash),
  );
  if (!tried.ok) {
    await recordSecurity(db, clock, { kind, outcome: 'limited', userId, from });
    return tooManyRequests(tried);
  }
  if (!tried.result) {
    await recordSecurity(db, clock, { kind, outcome: 'wrong_password', userId, from });
    return wrongPasswordIn(field);
  }
  await resetCount(db, clock, WRONG_CONFIRMATIONS, userId);
  return undefined;
}
