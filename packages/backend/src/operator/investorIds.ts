import { type Queryable, singleRow } from '../db/Db.ts';
import { OperatorFault } from './result.ts';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The id of an investor by id or e-mail. An unverified sign-up is not an investor yet (AUTH-2). */
export async function idOf(db: Queryable, who: string): Promise<string> {
  const text = who.toLowerCase();
  const column = UUID.test(text) ? 'id' : 'email_lower';
  const [user] = await db.query<{ id: string }>(
    `SELECT u.id FROM users u JOIN ledger_accounts a ON a.owner_user_id = u.id WHERE u.${column} = $1
     ORDER BY u.email_verified_at IS NULL LIMIT 1`,
    [text],
  );
  if (!user) throw new OperatorFault(`No account has the ${column === 'id' ? 'id' : 'e-mail'} ${who}.`);
  return user.id;
}

/**
 * As `idOf`, with the account's row locked until the end of the transaction. Closed accounts are refused, because they
 * never change (AUTH-9).
 */
export async function lockedIdOf(tx: Queryable, who: string): Promise<string> {
  const id = await idOf(tx, who);
  const { closed } = singleRow(
    await tx.query<{ closed: boolean }>(
      'SELECT closed_at IS NOT NULL AS closed FROM users WHERE id = $1 FOR NO KEY UPDATE',
      [id],
    ),
  );
  if (closed) throw closedFault(id);
  return id;
}

/** The fault when an operator tries to change a closed account (AUTH-9). */
export function closedFault(id: string): OperatorFault {
  return new OperatorFault(`The account ${id} is closed.`);
}
