import type { MessageCode } from '@keel/contract';
import type { Refusal } from '../../contract/contract.ts';
import { invalidField } from '../../contract/refusals.ts';
import { messageOf } from '../../words/sentences.ts';

/** API-3: the e-mail in the request has to be that of the caller; any other one gives 404. */
export const notOwnEmail = {
  status: 404,
  code: 'unknown_account',
  ...messageOf('unknown_email'),
} as const satisfies Refusal;

/** The image is not the caller's own upload for this purpose. */
export function uploadNotOwned(field: string, messageCode: MessageCode) {
  return { ...invalidField(field, messageCode), code: 'upload_not_owned' } as const satisfies Refusal<422>;
}
