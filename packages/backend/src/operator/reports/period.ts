import type { Queryable } from '../../db/Db.ts';
import { ledgerHead } from '../../ledger/head.ts';
import { OperatorFault } from '../result.ts';

/** The period of a report. */
export interface Period {
  /** Inclusive. */
  readonly from: Date;
  /** Exclusive. */
  readonly to: Date;
  /** The last transfer of the ledger when the report began: later transfers are not included, however long it takes. */
  readonly head: bigint;
}

const BEGINNING = new Date(0);
const END = new Date(Date.UTC(9999, 11, 31));

/** The requested period: without `from` since the first transfer, without `to` until now. */
export async function periodOf(
  db: Queryable,
  { from = BEGINNING, to = END }: { readonly from?: Date | undefined; readonly to?: Date | undefined },
): Promise<Period> {
  if (from >= to) throw new OperatorFault('--from must be before --to.');
  return { from, to, head: (await ledgerHead(db)).position };
}
