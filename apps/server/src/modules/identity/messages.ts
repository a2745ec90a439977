import type { Refusal } from '../../http/contract.ts';
import { wrongField } from '../../http/refusals.ts';

/** API-3: the e-mail says whose page it was; another's is not known here. */
export const notOwnEmail = {
  status: 404,
  code: 'unknown_account',
  message: 'No account has this e-mail.',
} as const satisfies Refusal;

/** The image is not an own upload that was made for this. */
export function uploadNotOwned(field: string, message: string) {
  return { ...wrongField(field, message), code: 'upload_not_owned' } as const satisfies Refusal<422>;
}
