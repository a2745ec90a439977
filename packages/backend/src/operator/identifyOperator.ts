import type { Queryable } from '../db/Db.ts';
import { hashToken } from '../security/token.ts';
import type { CommandName } from './commands.ts';
import { kinds } from './field.ts';
import { OperatorFault } from './result.ts';
import type { Role } from './roles.ts';
import { rolesFor } from './rolesFor.ts';

/** The claimed identity of the person who runs a command. */
export interface ClaimedIdentity {
  /** The given name; not needed with a key. */
  readonly actor?: string | undefined;
  readonly key?: string | undefined;
}

/**
 * The name of the operator who runs a command (M-21). Once there is an operator, everybody needs their own key, whose
 * role permits the command. Before, the claimed name is used, but not on a shared socket, which users other than the
 * server's can open. Throws an `OperatorFault` otherwise.
 */
export async function identifyOperator(
  db: Queryable,
  command: CommandName,
  { actor, key }: ClaimedIdentity,
  { isShared }: { readonly isShared: boolean },
): Promise<string> {
  if (key !== undefined) return holderOf(db, command, { actor, key });
  const [one] = await db.query('SELECT name FROM operators WHERE removed_at IS NULL LIMIT 1');
  if (one || isShared)
    throw new OperatorFault('This command needs your key. Put it into a file, and set OPERATOR_KEY_FILE to its path.');
  const name = actor === undefined ? undefined : kinds.operator.read(actor);
  if (name === undefined) throw new OperatorFault(`The actor must be ${kinds.operator.expected}.`);
  return name;
}

async function holderOf(
  db: Queryable,
  command: CommandName,
  { actor, key }: { readonly actor: string | undefined; readonly key: string },
): Promise<string> {
  const [holder] = await db.query<{ name: string; role: Role }>(
    'SELECT name, role FROM operators WHERE key_hash = $1 AND removed_at IS NULL',
    [hashToken(key)],
  );
  if (!holder) throw new OperatorFault('This key belongs to no operator. Ask an admin for a new one.');
  const { name, role } = holder;
  if (actor !== undefined && actor !== name)
    throw new OperatorFault(`The key belongs to ${name}, so --actor cannot be ${actor}.`);
  const allowed = rolesFor(command);
  if (!allowed.includes(role))
    throw new OperatorFault(`${command} is for the role ${allowed.join(' or ')}; ${name} has the role ${role}.`);
  return name;
}
