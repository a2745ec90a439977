import type { Queryable } from '../db/Db.ts';
import { verify } from '../ledger/verify.ts';
import { verifyAudit } from './verifyAudit.ts';
import { verifyCauses } from './verifyCauses.ts';

/** Everything that is wrong with the books, a sentence each: the ledger, what its transfers name, and the audit (OPS-2). */
export async function bookFaults(tx: Queryable): Promise<string[]> {
  return [...(await verify(tx)), ...(await verifyCauses(tx)), ...(await verifyAudit(tx))];
}
