import { after } from '../../clock.ts';
import type { Context } from '../../context.ts';
import type { Call, Refusal, Reply } from '../../contract/contract.ts';
import { refusals, tooManyRequests } from '../../contract/refusals.ts';
import { count } from '../../limits/limits.ts';
import { newKey } from '../../objects/keys.ts';
import { accessOf } from '../../objects/serverAccess.ts';
import { ACL, FORM_MS, FORMS_AN_HOUR, STORED_MAX_BYTES, STORED_MAX_FILES } from '../../objects/uploadRules.ts';
import { messageOf } from '../../words/sentences.ts';
import { dropUnused, storedBy } from './uploads.ts';

const full = {
  ...refusals.invalid,
  code: 'limit_exceeded',
  ...messageOf('uploads_full'),
} as const satisfies Refusal<422>;

/**
 * UPLOAD-2: permission to upload one file of one type, up to the announced size, under a key that the server generates.
 */
export async function createUploadPolicy(
  { body, caller }: Call<'createUploadPolicy'>,
  context: Context,
): Promise<Reply<'createUploadPolicy'>> {
  const { db, clock } = context;
  const { purpose, contentType, size } = body;
  const access = accessOf(context, purpose);
  const allowed = await count(db, clock, FORMS_AN_HOUR, caller.userId);
  if (!allowed.ok) return tooManyRequests(allowed);
  await dropUnused(context, caller.userId);
  const stored = await storedBy(db, caller.userId);
  if (stored.files >= STORED_MAX_FILES || stored.bytes + size > STORED_MAX_BYTES) return full;

  const at = clock();
  const [key, expiresAt] = [newKey(contentType), after(at, FORM_MS)];
  await db.query(
    `INSERT INTO uploads (key, user_id, purpose, content_type, state, max_bytes, issued_at, expires_at)
     VALUES ($1, $2, $3, $4, 'issued', $5, $6, $7)`,
    [key, caller.userId, purpose, contentType, size, at, expiresAt],
  );
  const { url, fields } = access.form({ key, contentType, acl: ACL[purpose], maxBytes: size, at, expiresAt });
  return {
    status: 200,
    body: { url, fields, location: access.location(key), expiresAt: expiresAt.toISOString() },
  };
}
