import type { Context } from '../../context.ts';
import type { Call, Reply } from '../../contract/contract.ts';
import { newId } from '../../ids.ts';
import { addedFactor } from './addedFactor.ts';
import { closeChallenge, countAttempt } from './challenges.ts';
import { challengeExpired, factorsFull, passkeyKnown, passkeyRefused } from './messages.ts';
import { readNewPasskey } from './passkeys.ts';
import { FACTORS_OF_A_KIND } from './rules.ts';

/** AUTH-4: stores the passkey that the browser created for this session's challenge. */
export async function finishPasskey(call: Call<'finishPasskey'>, context: Context): Promise<Reply<'finishPasskey'>> {
  const { clock, config, db, outbox } = context;
  const { body } = call;
  const { userId, tokenHash } = call.caller;
  const key = { tokenHash, purpose: 'enrol' } as const;
  const challenge = await countAttempt(db, clock, key);
  if (!challenge) return challengeExpired;
  const made = await readNewPasskey(config, body.passkey, challenge.passkey_challenge);
  if (!made) return passkeyRefused;
  const reply = await db.tx(async (tx): Promise<Reply<'finishPasskey'>> => {
    if (!(await closeChallenge(tx, key))) return challengeExpired;
    await tx.query('SELECT id FROM users WHERE id = $1 FOR NO KEY UPDATE', [userId]);
    const existing = await tx.query('SELECT id FROM passkeys WHERE user_id = $1', [userId]);
    if (existing.length >= FACTORS_OF_A_KIND) return factorsFull;
    const id = newId(clock);
    const added = await tx.query(
      `INSERT INTO passkeys (id, user_id, credential_id, public_key, sign_count, transports, name, created_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (credential_id) DO NOTHING RETURNING id`,
      [
        id,
        userId,
        made.credentialId,
        made.publicKey,
        made.signCount,
        JSON.stringify(made.transports),
        body.name.trim(),
        clock(),
      ],
    );
    if (added.length === 0) return passkeyKnown;
    return { status: 200, body: await addedFactor(tx, context, { userId, id, from: call }) };
  });
  outbox.kick();
  return reply;
}
