import { audit } from '../../audit/audit.ts';
import type { Queryable } from '../../db/Db.ts';
import { missingSettings } from '../../setup/missingSettings.ts';
import type { Actions } from '../call.ts';
import { change } from '../outcome.ts';
import { OperatorFault } from '../result.ts';
import { SETTINGS } from '../settings.ts';

/** OPS-1. The audit keeps the value: a receiving address that was changed is what a thief would change. */
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
    if (value !== '' && !setting.fits(value)) throw new OperatorFault(`${key} must be ${setting.wants}.`);
    return db.tx(async (tx) => {
      const before = await missingSettings(tx);
      const changed = await write(tx, key, value);
      const after = await missingSettings(tx);
      if (config.mode === 'live' && after.length > before.length)
        throw new OperatorFault(
          'Live mode needs a receiving address, and this is the last one. Set another one first.',
        );
      if (changed) await audit(tx, clock, { actor, action: 'settings.set', object: key, detail: value });
      return change(changed, `${key} is set.`, `${key} is so already.`);
    });
  },
};

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
