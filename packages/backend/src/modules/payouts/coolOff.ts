import { after } from '../../clock.ts';
import type { Context } from '../../context.ts';
import type { Queryable } from '../../db/Db.ts';
import { type Hold, holdPayouts } from './holdPayouts.ts';
import { COOLING_OFF_SETTING, coolingOffMs } from './settings.ts';

/**
 * PAYOUT-1: holds an account's payouts for the operator's cooling-off period, after a change that a thief would make
 * first, such as a new password. Call it at the end of the transaction, because it locks the end of the audit log.
 */
export async function coolOff(
  tx: Queryable,
  { clock, config }: Pick<Context, 'clock' | 'config'>,
  { accountId, reason }: Omit<Hold, 'until'>,
): Promise<void> {
  const [setting] = await tx.query<{ value: string }>('SELECT value FROM settings WHERE key = $1', [
    COOLING_OFF_SETTING,
  ]);
  const ms = coolingOffMs(config, setting?.value ?? null);
  if (ms > 0) await holdPayouts(tx, clock, { accountId, until: after(clock(), ms), reason });
}
