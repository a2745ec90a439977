import type { Clock } from '../../clock.ts';
import type { Queryable } from '../../db/Db.ts';
import { userChanged } from '../account/userChanged.ts';
import { recordEvent } from '../events/recordEvent.ts';
import { toWithdrawal, type WithdrawalRow } from './withdrawalView.ts';

/** Tells the investor's open apps of a withdrawal and of the balance. Call it at the end of the transaction that changed it. */
export async function withdrawalChanged(
  tx: Queryable,
  clock: Clock,
  userId: string,
  row: WithdrawalRow,
): Promise<void> {
  await recordEvent(tx, { userId, kind: 'withdrawal', entity: toWithdrawal(row), at: clock() });
  await userChanged(tx, clock, userId);
}
