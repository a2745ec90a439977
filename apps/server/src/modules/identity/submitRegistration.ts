import type { Context } from '../../context.ts';
import { only, type Queryable } from '../../db/Db.ts';
import type { Call, Refusal, Reply } from '../../http/contract.ts';
import { wrongField } from '../../http/refusals.ts';
import { once } from '../../idempotency/once.ts';
import { newId } from '../../ids.ts';
import { isCountry } from '../../lists/countries.ts';
import { userChanged } from '../account/userChanged.ts';
import { attach, dropAttached, removeBytes, settledUpload, type Upload } from '../uploads/uploads.ts';
import { notOwnEmail, uploadNotOwned } from './messages.ts';

const HANDED_IN = 'Your registration is under review.';
/** KYC-4. */
const NO_PHOTO = 'please upload photo';

const alreadyApproved = {
  status: 409,
  code: 'already_approved',
  message: 'Your identity is approved already.',
} as const satisfies Refusal;

type Registration = Call<'submitRegistration'>;

/** KYC-2, KYC-3: hands in identity data and an image for review. What waits already is replaced. */
export async function submitRegistration(call: Registration, context: Context): Promise<Reply<'submitRegistration'>> {
  const { body, caller } = call;
  if (!isCountry(body.country)) return wrongField('country', 'Select country');
  // Before the transaction: with an object store this goes over the network.
  const wanted = { userId: caller.userId, key: body.passportUrl, purpose: 'identity' } as const;
  const upload = await settledUpload(context, wanted);
  let replaced: readonly Upload[] = [];
  const reply = await once('submitRegistration', call, context, async (tx): Promise<Reply<'submitRegistration'>> => {
    const refusal = await refusalOf(tx, call);
    if (refusal) return refusal;
    if (!upload || !(await attach(tx, upload))) return uploadNotOwned('passportUrl', NO_PHOTO);
    replaced = await handIn(tx, call, upload, context);
    return { status: 200, body: { bool: true, message: HANDED_IN, url: '/profile' } };
  });
  for (const before of replaced) await removeBytes(context, before);
  return reply;
}

/** The account's row is locked, so that what is handed in and what is decided come one after the other. */
async function refusalOf(tx: Queryable, { body, caller }: Registration) {
  const account = only(
    await tx.query<{ email_lower: string; kyc_verified: string }>(
      'SELECT email_lower, kyc_verified FROM users WHERE id = $1 FOR NO KEY UPDATE',
      [caller.userId],
    ),
  );
  if (account.email_lower !== body.email.toLowerCase()) return notOwnEmail;
  if (account.kyc_verified === 'true') return alreadyApproved;
  return undefined;
}

/** Puts what was handed in in force; the answer is the images it replaces. */
async function handIn(
  tx: Queryable,
  { body, caller }: Registration,
  { key }: Upload,
  { clock }: Context,
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
    `UPDATE users SET nid = $2, country = $3, state = $4, address = $5, first_name = $6, last_name = $7,
       kyc_verified = 'pending' WHERE id = $1`,
    [
      caller.userId,
      body.Nid,
      body.country,
      body.state.trim(),
      body.address.trim(),
      body.firstName.trim(),
      body.lastName.trim(),
    ],
  );
  await userChanged(tx, clock, caller.userId);
  return replaced;
}
