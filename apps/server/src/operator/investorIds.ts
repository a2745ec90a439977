import { type Queryable, singleRow } from '../db/Db.ts';
import { OperatorFault } from './result.ts';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The id of the investor that an operator named, by id or e-mail. A sign-up that is not verified is none yet (AUTH-2). */
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

/** The same, with the account's row locked until the end of the transaction. A closed one is refused: nothing in it changes any more (AUTH-9). */
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

/** What an operator is told who wants to change something in a closed account (AUTH-9). */
export function closedFault(id: string): OperatorFault {
  return new OperatorFault(`The account ${id} is closed.`);
}
