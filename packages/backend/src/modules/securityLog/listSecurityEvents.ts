import type { Context } from '../../context.ts';
import type { Call, Reply } from '../../contract/contract.ts';
import { readSecurityLog } from './securityView.ts';

/** Maximum number of entries for an investor; the export contains all of them (HONEST-6). */
const SHOWN = 20;

/** AUTH-8: the latest sign-ins and changes of credentials, for the owner of the account. */
export async function listSecurityEvents(
  { caller }: Call<'listSecurityEvents'>,
  { db }: Context,
): Promise<Reply<'listSecurityEvents'>> {
  return { status: 200, body: { bool: true, message: await readSecurityLog(db, caller.userId, SHOWN) } };
}
