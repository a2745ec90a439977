import type { components } from '@keel/contract';
import type { Context } from '../../context.ts';
import type { Queryable } from '../../db/Db.ts';
import type { Origin } from '../../security/log/events.ts';
import { messageOf } from '../../words/sentences.ts';
import { factorChanged } from './factorChanged.ts';
import { factorsOf } from './factorViews.ts';
import { renewRecoveryCodes } from './recoveryCodes.ts';

/**
 * The answer after a factor was added. The first factor of an account comes with recovery codes, which are shown only
 * once.
 */
export async function addedFactor(
  tx: Queryable,
  context: Pick<Context, 'clock' | 'config'>,
  { userId, id, from }: { readonly userId: string; readonly id: string; readonly from: Origin },
): Promise<components['schemas']['AddedFactor']> {
  const factors = await factorsOf(tx, userId);
  const factor = factors.find(({ _id }) => _id === id);
  if (!factor) throw new Error('The added factor does not exist.');
  const backupCodes = factors.length === 1 ? await renewRecoveryCodes(tx, context.clock, userId) : [];
  await factorChanged(tx, context, { userId, change: 'added', detail: factor.kind, from });
  return { bool: true, ...messageOf('factor_added'), factor, backupCodes };
}
