import type { Context } from '../../context.ts';
import type { Call, Reply } from '../../contract/contract.ts';
import { type Queryable, singleRow } from '../../db/Db.ts';
import { userChanged } from '../../events/userChanged.ts';
import { messageOf } from '../../words/sentences.ts';
import { attach, dropAttached, removeBytes, settledUpload, type Upload } from '../uploads/uploads.ts';
import { notOwnEmail, uploadNotOwned } from './messages.ts';

const saved = {
  status: 200,
  body: { bool: true, ...messageOf('photo_saved'), url: '/wallet' },
} as const satisfies Reply<'saveProfilePhoto'>;

/** PHOTO-1, PHOTO-2: makes an uploaded image the user's photo, and removes the previous photo. */
export async function saveProfilePhoto(
  { body, caller }: Call<'saveProfilePhoto'>,
  context: Context,
): Promise<Reply<'saveProfilePhoto'>> {
  const { userId } = caller;
  // Before the transaction, because with an object store this uses the network.
  const upload = await settledUpload(context, { userId, key: body.profilePhotoUrl, purpose: 'profile' });
  let replaced: readonly Upload[] = [];
  const reply = await context.db.tx(async (tx): Promise<Reply<'saveProfilePhoto'>> => {
    const account = singleRow(
      await tx.query<{ email_lower: string }>('SELECT email_lower FROM users WHERE id = $1 FOR NO KEY UPDATE', [
        userId,
      ]),
    );
    if (account.email_lower !== body.email.toLowerCase()) return notOwnEmail;
    // The photo is already set: a retry.
    if (upload?.state === 'attached') return saved;
    const before = await attachedPhotos(tx, userId);
    if (!upload || !(await attach(tx, upload))) return uploadNotOwned('profilePhotoUrl', 'photo_not_uploaded');
    replaced = await dropAttached(tx, before);
    await show(tx, userId, upload, context);
    return saved;
  });
  for (const before of replaced) await removeBytes(context, before);
  return reply;
}

async function attachedPhotos(tx: Queryable, userId: string): Promise<string[]> {
  const rows = await tx.query<{ key: string }>(
    "SELECT key FROM uploads WHERE user_id = $1 AND purpose = 'profile' AND state = 'attached'",
    [userId],
  );
  return rows.map(({ key }) => key);
}

async function show(tx: Queryable, userId: string, { key, object_key }: Upload, { clock, objects }: Context) {
  const location = objects.location(object_key ?? key);
  await tx.query('UPDATE users SET profile_photo_url = $2 WHERE id = $1', [userId, location]);
  await userChanged(tx, clock, userId);
}
