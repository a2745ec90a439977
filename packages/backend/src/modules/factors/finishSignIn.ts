import { crypto } from '#crypto';
import type { Context } from '../../context.ts';
import type { Call, Reply } from '../../contract/contract.ts';
import { tooManyRequests } from '../../contract/refusals.ts';
import { singleRow } from '../../db/Db.ts';
import { recoveryCodeUsed } from '../../security/notices/notices.ts';
import { sendNotice } from '../../security/notices/sendNotice.ts';
import { hashToken } from '../../security/token.ts';
import { startSession } from '../session/sessions.ts';
import { closeChallenge, countAttempt, passwordDigest } from './challenges.ts';
import { challengeExpired, wrongFactor } from './messages.ts';
import { acceptFactor } from './proofs.ts';
import { tryFactor } from './tryFactor.ts';

/**
 * AUTH-4: the second step of a sign-in. Each attempt is counted before it is made, for the sign-in and for the account.
 */
export async function finishSignIn(call: Call<'finishSignIn'>, context: Context): Promise<Reply<'finishSignIn'>> {
  const { clock, db } = context;
  const { body, network, userAgent } = call;
  const key = { tokenHash: hashToken(body.challenge), purpose: 'sign_in' } as const;
  const challenge = await countAttempt(db, clock, key);
  if (!challenge) return challengeExpired;
  const userId = challenge.user_id;
  const tried = await tryFactor(context, { userId, kind: 'sign_in', from: call }, () =>
    acceptFactor(context, { userId, proof: body.proof, challenge: challenge.passkey_challenge }),
  );
  if (!tried.ok) return tooManyRequests(tried);
  if (!tried.result) return wrongFactor;
  const start = await db.tx(async (tx) => {
    if (!(await closeChallenge(tx, key))) return undefined;
    const { password_hash } = singleRow(
      await tx.query<{ password_hash: string }>('SELECT password_hash FROM users WHERE id = $1 FOR NO KEY UPDATE', [
        userId,
      ]),
    );
    // The password with which this sign-in began was changed meanwhile.
    if (!challenge.password_digest || !crypto.equal(passwordDigest(password_hash), challenge.password_digest))
      return undefined;
    if (body.proof.kind === 'recovery') await sendNotice(tx, context, userId, recoveryCodeUsed);
    return startSession(tx, context, { id: userId, network, userAgent, deviceToken: body.deviceToken });
  });
  context.outbox.kick();
  return start ? { status: 200, body: start } : challengeExpired;
}
