import type { Context } from '../../context.ts';
import type { Call, Reply } from '../../contract/contract.ts';
import { tooManyRequests } from '../../contract/refusals.ts';
import { recordSecurity } from '../../security/log/recordSecurity.ts';
import { confirmOwner } from '../account/confirmOwner.ts';
import { closeChallenge, countAttempt } from './challenges.ts';
import { factorWaysOf } from './factorViews.ts';
import { noteProof } from './freshness.ts';
import { challengeExpired, wrongFactor } from './messages.ts';
import { acceptFactor } from './proofs.ts';
import { tryFactor } from './tryFactor.ts';

/** PAYOUT-4: the person proves their identity again. The session is then fresh for `FRESH_MS`. */
export async function stepUp(call: Call<'stepUp'>, context: Context): Promise<Reply<'stepUp'>> {
  const { clock, db } = context;
  const { userId, tokenHash } = call.caller;
  const { proof } = call.body;
  if (proof.kind === 'password') {
    // An account with a second factor does not accept a weaker proof.
    if ((await factorWaysOf(db, userId)).length > 0) return wrongFactor;
    const refused = await confirmOwner(context, { userId, password: proof.password, from: call });
    if (refused) return refused;
  } else {
    const key = { tokenHash, purpose: 'step_up' } as const;
    const challenge = await countAttempt(db, clock, key);
    if (!challenge) return challengeExpired;
    const tried = await tryFactor(context, { userId, kind: 'proof', from: call }, () =>
      acceptFactor(context, { userId, proof, challenge: challenge.passkey_challenge }),
    );
    if (!tried.ok) return tooManyRequests(tried);
    if (!tried.result) return wrongFactor;
    await closeChallenge(db, key);
  }
  await recordSecurity(db, clock, { kind: 'proof', userId, from: call });
  const until = await noteProof(db, context, tokenHash);
  return { status: 200, body: { bool: true, freshUntil: until.toISOString() } };
}
