import type { Context } from '../../context.ts';
import type { Queryable } from '../../db/Db.ts';
import { CURRENT_STATE, recordEvents } from '../../events/recordEvent.ts';
import { toWithdrawal, type WithdrawalRow } from './withdrawalView.ts';

/**
 * Notifies the investor's open apps of a withdrawal and of the balance. Call it at the end of the transaction that
 * changed it.
 */
export async function withdrawalChanged(
  tx: Queryable,
  { clock, sealer }: Pick<Context, 'clock' | 'sealer'>,
  userId: string,
  row: WithdrawalRow,
): Promise<void> {
  await recordEvents(tx, { userId, at: clock() }, [
    { kind: 'withdrawal', entity: toWithdrawal(row, sealer) },
    { kind: 'user', entity: CURRENT_STATE },
  ]);
}
