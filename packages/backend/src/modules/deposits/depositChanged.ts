import type { Clock } from '../../clock.ts';
import { type Queryable, singleRow } from '../../db/Db.ts';
import { recordEvent } from '../../events/recordEvent.ts';
import { DEPOSITS, type DepositRow, toDeposit } from './depositView.ts';

/**
 * Notifies the investor's open apps of the current state of a deposit. Call it at the end of the transaction that
 * changed it.
 */
export async function depositChanged(tx: Queryable, clock: Clock, userId: string, id: string): Promise<void> {
  const row = singleRow(await tx.query<DepositRow>(`${DEPOSITS} WHERE d.id = $1`, [id]));
  await recordEvent(tx, { userId, kind: 'deposit', entity: toDeposit(row), at: clock() });
}
