import type { Queryable } from '../../db/Db.ts';
import type { EmailHash } from '../../security/log/emailHash.ts';
import type { Actions } from '../call.ts';
import { idOf } from '../investorIds.ts';
import { listPage } from '../listPage.ts';

interface SecurityListRow {
  readonly id: string;
  readonly created_at: Date;
  readonly email: string | null;
  readonly kind: string;
  readonly outcome: string;
  readonly network: string | null;
  readonly browser: string | null;
  readonly system: string | null;
}

/** AUTH-8: the security log. */
export const securityLogActions: Actions<'audit security'> = {
  async 'audit security'({ input }, { db, emailHash }) {
    const { of, before } = input;
    const subject = of === undefined ? null : await subjectOf(db, emailHash, of);
    return listPage<SecurityListRow>(
      db,
      {
        select: `SELECT s.id, s.created_at, u.email, s.kind, s.outcome, s.network, s.browser, s.system
          FROM security_log s LEFT JOIN users u ON u.id = s.user_id`,
        table: 'security_log',
        alias: 's',
        at: 'created_at',
        id: 'id',
        where: [
          ...(subject === null ? [] : ['(s.user_id = $1::uuid OR s.email_hash = $2)']),
          ...(before === undefined ? [] : [`s.created_at < $${subject === null ? 1 : 3}`]),
        ],
        values: [...(subject ?? []), ...(before === undefined ? [] : [before])],
        view: ({ created_at, email, ...entry }) => ({
          at: created_at.toISOString(),
          who: email ?? 'no account',
          ...entry,
        }),
      },
      input,
    );
  },
};

/** The id of the requested account, and the hash of its e-mail for entries from before the account existed. */
async function subjectOf(db: Queryable, emailHash: EmailHash, of: string): Promise<[string | null, Uint8Array | null]> {
  const email = of.toLowerCase();
  if (!email.includes('@')) return [await idOf(db, of), null];
  const [user] = await db.query<{ id: string }>(
    'SELECT id FROM users WHERE email_lower = $1 ORDER BY email_verified_at IS NULL, created_at DESC LIMIT 1',
    [email],
  );
  return [user?.id ?? null, emailHash(email)];
}
