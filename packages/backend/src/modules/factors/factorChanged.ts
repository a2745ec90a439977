import { audit } from '../../audit/audit.ts';
import type { Context } from '../../context.ts';
import type { Queryable } from '../../db/Db.ts';
import type { Origin, SecurityKind } from '../../security/log/events.ts';
import { recordSecurity } from '../../security/log/recordSecurity.ts';
import { type FactorChange, factorChange } from '../../security/notices/notices.ts';
import { sendNotice } from '../../security/notices/sendNotice.ts';
import { coolOff } from '../payouts/coolOff.ts';

const ACTIONS = {
  added: 'factor.add',
  removed: 'factor.remove',
  newCodes: 'factor.new-codes',
  reset: 'factor.reset',
} as const satisfies Record<FactorChange, string>;

const KINDS = {
  added: 'factor_added',
  removed: 'factor_removed',
  newCodes: 'recovery_codes',
  reset: 'factors_reset',
} as const satisfies Record<FactorChange, SecurityKind>;

/**
 * The consequences of a change of an account's second factors, in its transaction: entries in audit and security log, a
 * mail (PAYOUT-5), and a hold of payouts for the cooling-off (PAYOUT-1), so that the mail is read before a thief is
 * paid. Kick the outbox afterwards.
 */
export async function factorChanged(
  tx: Queryable,
  { clock, config }: Pick<Context, 'clock' | 'config'>,
  {
    userId,
    actor = userId,
    change,
    reason = null,
    detail = null,
    from,
  }: {
    readonly userId: string;
    /** The person, unless an operator did it. */
    readonly actor?: string;
    readonly change: FactorChange;
    readonly reason?: string | null;
    readonly detail?: string | null;
    /** The person's call; null if an operator did it. */
    readonly from: Origin | null;
  },
): Promise<void> {
  await sendNotice(tx, { clock, config }, userId, factorChange(change));
  await recordSecurity(tx, clock, { kind: KINDS[change], userId, from });
  await audit(tx, clock, { actor, action: ACTIONS[change], object: userId, reason, detail });
  await coolOff(tx, { clock, config }, { accountId: userId, reason: 'second factor changed' });
}
