import { audit } from '../audit/audit.ts';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/Db.ts';
import { hashToken } from '../security/token.ts';
import { newOperatorKey, SHOWN_ONCE } from './operatorKey.ts';
import { OperatorFault, type Result } from './result.ts';

/**
 * Makes an operator an admin with a new key, for when all admins have lost theirs (M-21). It works directly on the
 * data: a person who can write to it needs no key.
 */
export async function recoverOperator(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  { name, actor }: { readonly name: string; readonly actor: string },
): Promise<Result> {
  return db.tx(async (tx) => {
    const key = newOperatorKey();
    const found = await tx.query(
      `UPDATE operators SET role = 'admin', key_hash = $2, removed_at = NULL WHERE name = $1 RETURNING name`,
      [name, hashToken(key)],
    );
    if (found.length === 0) throw new OperatorFault(`There is no operator ${name}.`);
    await audit(tx, clock, { actor, action: 'operator.recover', object: name });
    return { changed: true, message: `${name} is an admin and has a new key. ${SHOWN_ONCE}`, fields: { key } };
  });
}
