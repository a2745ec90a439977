import type { Queryable } from '../db/Db.ts';
import { verify } from '../ledger/verify.ts';
import { verifyAudit } from './verifyAudit.ts';
import { verifyCauses } from './verifyCauses.ts';

/**
 * Checks the ledger, the objects that its transfers refer to, and the audit log. Returns one sentence for each fault
 * (OPS-2).
 */
export async function bookFaults(tx: Queryable): Promise<string[]> {
  return [...(await verify(tx)), ...(await verifyCauses(tx)), ...(await verifyAudit(tx))];
}
