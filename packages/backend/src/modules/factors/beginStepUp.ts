import type { Context } from '../../context.ts';
import type { Call, Reply } from '../../contract/contract.ts';
import { openChallenge } from './challenges.ts';
import { factorWaysOf } from './factorViews.ts';
import { requestOptions } from './passkeys.ts';

/** PAYOUT-4: how the person can prove their identity: by a second factor, or by the password if there is none. */
export async function beginStepUp(
  { caller }: Call<'beginStepUp'>,
  { clock, config, db }: Context,
): Promise<Reply<'beginStepUp'>> {
  const { userId, tokenHash } = caller;
  const ways = await factorWaysOf(db, userId);
  const challenge = await openChallenge(db, clock, { tokenHash, purpose: 'step_up' }, { userId });
  const passkey = await requestOptions(db, config, { userId, challenge });
  return {
    status: 200,
    body: { bool: true, ways: ways.length === 0 ? ['password'] : ways, passkey: passkey && { ...passkey } },
  };
}
