import type { Context } from '../../context.ts';
import type { Call, Refusal, Reply } from '../../contract/contract.ts';
import { refusals } from '../../contract/refusals.ts';
import { messageOf } from '../../words/sentences.ts';
import { findUpload, markDeleted, removeBytes } from './uploads.ts';

const inUse = { status: 409, code: 'upload_in_use', ...messageOf('upload_in_use') } as const satisfies Refusal;

/**
 * UPLOAD-1: deletes an upload that is not in use. A file of another account gives 404, as if it did not exist (API-3).
 */
export async function deleteUpload(
  { body, caller }: Call<'deleteUpload'>,
  context: Context,
): Promise<Reply<'deleteUpload'>> {
  const upload = await findUpload(context.db, body.key);
  if (upload?.user_id !== caller.userId || upload.state === 'deleted') return refusals.notFound;
  if (!(await markDeleted(context.db, upload.key))) return inUse;
  await removeBytes(context, upload);
  return { status: 204 };
}
