import type { Actions } from '../call.ts';
import { LIST_ROWS } from '../limits.ts';

/** OPS-1. */
export const auditActions: Actions<'audit list'> = {
  async 'audit list'(_call, { db }) {
    const rows = await db.query<{
      at: Date;
      actor: string;
      action: string;
      object: string;
      reason: string | null;
      detail: string | null;
    }>('SELECT at, actor, action, object, reason, detail FROM audit_log ORDER BY at DESC, id DESC LIMIT $1', [
      LIST_ROWS,
    ]);
    return { rows: rows.map(({ at, ...row }) => ({ at: at.toISOString(), ...row })) };
  },
};
