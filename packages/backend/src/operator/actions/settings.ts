import { audit } from '../../audit/audit.ts';
import type { Clock } from '../../clock.ts';
import type { Queryable } from '../../db/Db.ts';
import { missingSettings } from '../../setup/missingSettings.ts';
import type { Actions } from '../call.ts';
import { change } from '../outcome.ts';
import { dropApprovals, requireSecondApproval } from '../requireSecondApproval.ts';
import { OperatorFault, type Result } from '../result.ts';
import { SETTINGS } from '../settings.ts';

/** OPS-1. The audit log contains the new value, because a thief would change a receiving address. */
export const settingActions: Actions<'settings list' | 'settings set'> = {
  async 'settings list'(_call, { db }) {
    const set = new Map(
      (await db.query<{ key: string; value: string }>('SELECT key, value FROM settings')).map((row) => [
        row.key,
        row.value,
      ]),
    );
    return {
      rows: [...SETTINGS].map(([key, { meaning }]) => ({ key, value: set.get(key) ?? null, meaning })),
    };
  },

  async 'settings set'({ input: { key, value }, actor }, { db, clock, config }) {
    const setting = SETTINGS.get(key);
    if (!setting) throw new OperatorFault(`There is no setting ${key}. settings list names them.`);
    if (value !== '' && !setting.fits(value)) throw new OperatorFault(`${key} must be ${setting.expected}.`);
    return db.tx(async (tx) => {
      const first = await firstToSet(tx, clock, { key, value, actor });
      if (first) return first;
      const before = await missingSettings(tx);
      const changed = await write(tx, key, value);
      const after = await missingSettings(tx);
      if (config.mode === 'live' && after.length > before.length)
        throw new OperatorFault(
          'Live mode needs a receiving address, and this is the last one. Set another one first.',
        );
      if (changed) await audit(tx, clock, { actor, action: 'settings.set', object: key, detail: value });
      return change(changed, `${key} is set.`, `${key} already has these values.`);
    });
  },
};

/**
 * Whether a setting needs two people (M-21): if it decides where money goes or what a person has to approve, and the
 * rule of two people itself, which one person could otherwise turn off. One person can enable the rule.
 */
function needsTwoPeople(key: string): boolean {
  return ['address.', 'instructions.', 'payouts.', 'security.', 'operator.'].some((start) => key.startsWith(start));
}

async function firstToSet(
  tx: Queryable,
  clock: Clock,
  { key, value, actor }: { readonly key: string; readonly value: string; readonly actor: string },
): Promise<Result | undefined> {
  if (!needsTwoPeople(key)) return undefined;
  // Serialises concurrent changes of the same setting.
  await tx.query('LOCK TABLE settings IN SHARE ROW EXCLUSIVE MODE');
  const [now] = await tx.query<{ value: string }>('SELECT value FROM settings WHERE key = $1', [key]);
  if ((now?.value ?? '') === value) return undefined;
  const terms = `${key} is set to ${JSON.stringify(value)}`;
  const act = { action: 'settings.set', object: key, about: key, actor, cents: 'any', terms } as const;
  const first = await requireSecondApproval(tx, clock, act);
  if (!first) await dropApprovals(tx, act.action, key);
  return first;
}

async function write(tx: Queryable, key: string, value: string): Promise<boolean> {
  const rows =
    value === ''
      ? await tx.query('DELETE FROM settings WHERE key = $1 RETURNING key', [key])
      : await tx.query(
          `INSERT INTO settings (key, value) VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET value = excluded.value
           WHERE settings.value <> excluded.value RETURNING key`,
          [key, value],
        );
  return rows.length === 1;
}
