import { bytesToHex } from '@noble/hashes/utils.js';
import type { Actions } from '../call.ts';
import { listPage } from '../listPage.ts';
import { periodOf } from '../reports/period.ts';
import { PAGE, sendPages } from '../reports/sendPages.ts';
import type { Row } from '../result.ts';

interface AuditRow {
  readonly id: string;
  readonly at: Date;
  readonly actor: string;
  readonly action: string;
  readonly object: string;
  readonly reason: string | null;
  readonly detail: string | null;
}

interface Chained extends AuditRow {
  readonly position: bigint | null;
  readonly prev_hash: Uint8Array | null;
  readonly hash: Uint8Array | null;
}

/** The tables of an investor's objects, besides the account, that audit entries refer to. */
const OBJECT_TABLES = ['deposits', 'withdrawals', 'orders', 'investments', 'handlers', 'trades'];

const ACTS = `SELECT id, position, at, actor, action, object, reason, detail, prev_hash, hash FROM audit_log
  WHERE at >= $1 AND at < $2`;
const UNCHAINED = `${ACTS} AND position IS NULL AND (at, id) > ($3, $4::uuid) ORDER BY at, id LIMIT ${PAGE}`;
const CHAINED = `${ACTS} AND position > $3 ORDER BY position LIMIT ${PAGE}`;
const FIRST = '00000000-0000-0000-0000-000000000000';

/** OPS-1: the audit log as a list and as an export. */
export const auditActions: Actions<'audit list' | 'audit export'> = {
  async 'audit list'({ input }, { db }) {
    const { by, before } = input;
    return listPage<AuditRow>(
      db,
      {
        select: 'SELECT a.id, a.at, a.actor, a.action, a.object, a.reason, a.detail FROM audit_log a',
        table: 'audit_log',
        alias: 'a',
        at: 'at',
        id: 'id',
        where: [
          ...(before === undefined ? [] : ['a.at < $1']),
          ...(by === undefined ? [] : [before === undefined ? 'a.actor IN ($1, $2)' : 'a.actor IN ($2, $3)']),
        ],
        // The actor as printed by the terminal, or as stored in the audit log.
        values: [...(before === undefined ? [] : [before]), ...(by === undefined ? [] : [by, `operator:${by}`])],
        isOf: (user) =>
          `a.object = ANY(ARRAY(SELECT ${user}::uuid::text${OBJECT_TABLES.map(
            (table) => ` UNION ALL
          SELECT id::text FROM ${table} WHERE user_id = ${user}::uuid`,
          ).join('')}))`,
        view: ({ at, ...act }) => ({ at: at.toISOString(), ...act }),
      },
      input,
    );
  },
  async 'audit export'({ input, sendRows }, { db }) {
    const { from, to } = await periodOf(db, input);
    let acts = 0;
    const view = ({ id, position, at, actor, action, object, reason, detail, prev_hash, hash }: Chained): Row => {
      acts += 1;
      const chain = { previous: hex(prev_hash), hash: hex(hash) };
      return {
        position: position?.toString() ?? null,
        id,
        at: at.toISOString(),
        actor,
        action,
        object,
        reason,
        detail,
        ...chain,
      };
    };
    // First the entries from before the hash chain existed, then the others in the order of the chain.
    await sendPages<Chained>(sendRows, {
      read: (last) => db.query<Chained>(UNCHAINED, [from, to, last?.at ?? from, last?.id ?? FIRST]),
      view,
    });
    await sendPages<Chained>(sendRows, {
      read: (last) => db.query<Chained>(CHAINED, [from, to, last?.position ?? 0n]),
      view,
    });
    return { fields: { acts } };
  },
};

/** Null in entries from before the hash chain existed. */
function hex(bytes: Uint8Array | null): string | null {
  return bytes && bytesToHex(bytes);
}
