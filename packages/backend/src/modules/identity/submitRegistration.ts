import type { Context } from '../../context.ts';
import type { Call, Refusal, Reply } from '../../contract/contract.ts';
import { invalidField } from '../../contract/refusals.ts';
import { type Queryable, singleRow } from '../../db/Db.ts';
import { userChanged } from '../../events/userChanged.ts';
import { once } from '../../idempotency/once.ts';
import { newId } from '../../ids.ts';
import { isCountry } from '../../lists/countries.ts';
import { messageOf } from '../../words/sentences.ts';
import { writeIdentityData } from '../account/identityData.ts';
import { attach, dropAttached, removeBytes, settledUpload, type Upload } from '../uploads/uploads.ts';
import { notOwnEmail, uploadNotOwned } from './messages.ts';

/** KYC-4: the identity is already verified. */
const alreadyApproved = {
  status: 409,
  code: 'already_approved',
  ...messageOf('already_approved'),
} as const satisfies Refusal;

type Registration = Call<'submitRegistration'>;

/** KYC-2, KYC-3: submits identity data and an image for review, and replaces a pending registration. */
export async function submitRegistration(call: Registration, context: Context): Promise<Reply<'submitRegistration'>> {
  const { body, caller } = call;
  if (!isCountry(body.country)) return invalidField('country', 'country_required');
  // Before the transaction, because with an object store this uses the network.
  const wanted = { userId: caller.userId, key: body.passportUrl, purpose: 'identity' } as const;
  const upload = await settledUpload(context, wanted);
  let replaced: readonly Upload[] = [];
  const reply = await once('submitRegistration', call, context, async (tx): Promise<Reply<'submitRegistration'>> => {
    const refusal = await refusalOf(tx, call);
    if (refusal) return refusal;
    if (!upload || !(await attach(tx, upload))) return uploadNotOwned('passportUrl', 'photo_missing');
    replaced = await storeSubmission(tx, call, upload, context);
    return { status: 200, body: { bool: true, ...messageOf('registration_received'), url: '/profile' } };
  });
  for (const before of replaced) await removeBytes(context, before);
  return reply;
}

/**
 * Why the caller may not submit; undefined if they may. Locks the account, which serialises submissions and decisions.
 */
async function refusalOf(tx: Queryable, { body, caller }: Registration) {
  const account = singleRow(
    await tx.query<{ email_lower: string; kyc_verified: string }>(
      'SELECT email_lower, kyc_verified FROM users WHERE id = $1 FOR NO KEY UPDATE',
      [caller.userId],
    ),
  );
  if (account.email_lower !== body.email.toLowerCase()) return notOwnEmail;
  if (account.kyc_verified === 'true') return alreadyApproved;
  return undefined;
}

/** Stores the submission; returns the images that it replaces. */
async function storeSubmission(
  tx: Queryable,
  { body, caller }: Registration,
  { key }: Upload,
  { clock, sealer }: Context,
): Promise<Upload[]> {
  const at = clock();
  const before = await tx.query<{ upload_key: string }>(
    `UPDATE registrations SET decision = 'replaced', decided_at = $2 WHERE user_id = $1 AND decision IS NULL
     RETURNING upload_key`,
    [caller.userId, at],
  );
  const replaced = await dropAttached(
    tx,
    before.map(({ upload_key }) => upload_key),
  );
  await tx.query('INSERT INTO registrations (id, user_id, upload_key, submitted_at) VALUES ($1, $2, $3, $4)', [
    newId(clock),
    caller.userId,
    key,
    at,
  ]);
  await tx.query(
    `UPDATE users SET country = $2, state = $3, first_name = $4, last_name = $5, kyc_verified = 'pending'
     WHERE id = $1`,
    [caller.userId, body.country, body.state.trim(), body.firstName.trim(), body.lastName.trim()],
  );
  await writeIdentityData(tx, sealer, caller.userId, { nid: body.Nid, address: body.address.trim() });
  await userChanged(tx, clock, caller.userId);
  return replaced;
}
