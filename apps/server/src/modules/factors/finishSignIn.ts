import { siteAddress } from '../../config/siteAddress.ts';
import type { Context } from '../../context.ts';
import type { Call, Reply } from '../../contract/contract.ts';
import { tooMany } from '../../contract/refusals.ts';
import { only } from '../../db/Db.ts';
import { queueMail } from '../../mail/outbox.ts';
import { NOTICE_LIFE_MS, recoveryUsedLetter } from '../links/letters.ts';
import { startSession } from '../session/sessions.ts';
import { hashToken } from '../session/token.ts';
import { closeChallenge, passwordDigest, spendTry } from './challenges.ts';
import { challengeExpired, wrongFactor } from './messages.ts';
import { acceptFactor } from './proofs.ts';
import { tryFactor } from './tryFactor.ts';

/** AUTH-4: the second half of a sign-in. Each try is counted before it is made, for the sign-in and for the account. */
export async function finishSignIn(
  { body, userAgent }: Call<'finishSignIn'>,
  context: Context,
): Promise<Reply<'finishSignIn'>> {
  const { clock, config, db } = context;
  const key = { tokenHash: hashToken(body.challenge), purpose: 'sign_in' } as const;
  const challenge = await spendTry(db, clock, key);
  if (!challenge) return challengeExpired;
  const userId = challenge.user_id;
  const tried = await tryFactor(context, userId, () =>
    acceptFactor(context, { userId, proof: body.proof, challenge: challenge.passkey_challenge }),
  );
  if (!tried.ok) return tooMany(tried);
  if (!tried.result) return wrongFactor;
  const start = await db.tx(async (tx) => {
    if (!(await closeChallenge(tx, key))) return undefined;
    const { email, password_hash } = only(
      await tx.query<{ email: string; password_hash: string }>(
        'SELECT email, password_hash FROM users WHERE id = $1 FOR NO KEY UPDATE',
        [userId],
      ),
    );
    // The password that this began with is no longer the one.
    if (!challenge.password_digest || !passwordDigest(password_hash).equals(challenge.password_digest))
      return undefined;
    if (body.proof.kind === 'recovery') {
      const letter = recoveryUsedLetter(`${siteAddress(config)}/forgot-password`);
      await queueMail(tx, clock, { to: email, letter, lifeMs: NOTICE_LIFE_MS });
    }
    return startSession(tx, context, { id: userId, userAgent });
  });
  context.outbox.kick();
  return start ? { status: 200, body: start } : challengeExpired;
}
