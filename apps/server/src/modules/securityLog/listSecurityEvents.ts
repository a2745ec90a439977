import type { Context } from '../../context.ts';
import type { Call, Reply } from '../../contract/contract.ts';
import { readSecurityLog } from './securityView.ts';

/** How many entries an investor is shown; the export has all of them (HONEST-6). */
const SHOWN = 20;

/** AUTH-8: what happened lately to how the account is opened, for its owner. */
export async function listSecurityEvents(
  { caller }: Call<'listSecurityEvents'>,
  { db }: Context,
): Promise<Reply<'listSecurityEvents'>> {
  return { status: 200, body: { bool: true, message: await readSecurityLog(db, caller.userId, SHOWN) } };
}
