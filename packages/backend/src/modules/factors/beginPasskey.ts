import type { Context } from '../../context.ts';
import type { Call, Reply } from '../../contract/contract.ts';
import { singleRow } from '../../db/Db.ts';
import { openChallenge } from './challenges.ts';
import { passkeyRefused } from './messages.ts';
import { creationOptions } from './passkeys.ts';

/** AUTH-4: the options with which the browser creates a passkey. Requires a fresh session (PAYOUT-4). */
export async function beginPasskey(
  { caller }: Call<'beginPasskey'>,
  { clock, config, db }: Context,
): Promise<Reply<'beginPasskey'>> {
  const { userId, tokenHash } = caller;
  const { email } = singleRow(await db.query<{ email: string }>('SELECT email FROM users WHERE id = $1', [userId]));
  const challenge = await openChallenge(db, clock, { tokenHash, purpose: 'enrol' }, { userId });
  const options = await creationOptions(db, config, { userId, email, challenge });
  return options ? { status: 200, body: { bool: true, options: { ...options } } } : passkeyRefused;
}
