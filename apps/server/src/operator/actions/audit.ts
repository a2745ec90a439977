import type { Actions } from '../call.ts';
import { listPage } from '../listPage.ts';

interface Act {
  readonly id: string;
  readonly at: Date;
  readonly actor: string;
  readonly action: string;
  readonly object: string;
  readonly reason: string | null;
  readonly detail: string | null;
}

/** Things of an investor that acts are about, beside the account itself. */
const THINGS = ['deposits', 'withdrawals', 'orders', 'investments', 'handlers', 'trades'];

/** OPS-1. */
export const auditActions: Actions<'audit list'> = {
  async 'audit list'({ input }, { db }) {
    const { by } = input;
    return listPage<Act>(
      db,
      {
        select: 'SELECT a.id, a.at, a.actor, a.action, a.object, a.reason, a.detail FROM audit_log a',
        table: 'audit_log',
        alias: 'a',
        at: 'at',
        id: 'id',
        where: by === undefined ? [] : ['a.actor IN ($1, $2)'],
        // The actor as the terminal was told, or as the audit has it.
        values: by === undefined ? [] : [by, `operator:${by}`],
        isOf: (user) =>
          `a.object = ANY(ARRAY(SELECT ${user}::uuid::text${THINGS.map(
            (table) => ` UNION ALL
          SELECT id::text FROM ${table} WHERE user_id = ${user}::uuid`,
          ).join('')}))`,
        view: ({ at, ...act }) => ({ at: at.toISOString(), ...act }),
      },
      input,
    );
  },
};
