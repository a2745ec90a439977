import { bookFaults } from '../audit/bookFaults.ts';
import type { Db } from '../db/Db.ts';
import { snapshot } from '../db/snapshot.ts';
import { ledgerHead } from '../ledger/head.ts';
import { OperatorFault, type Result } from './result.ts';

/** OPS-2: replays the ledger and walks the audit, as both are at one moment. */
export async function verifyBooks(db: Db): Promise<Result> {
  const { faults, head } = await snapshot(db, async (tx) => ({
    faults: await bookFaults(tx),
    head: await ledgerHead(tx),
  }));
  if (faults.length > 0) throw new OperatorFault(`The books are not sound.\n${faults.join('\n')}`);
  return {
    message: 'Every balance is the sum of its transfers, and both chains are whole.',
    fields: { transfers: head.position.toString(), ledger: head.hash },
  };
}
