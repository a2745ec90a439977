import { audit } from '../../audit/audit.ts';
import type { Clock } from '../../clock.ts';
import type { Queryable } from '../../db/Db.ts';
import { hashToken } from '../../security/token.ts';
import type { Actions } from '../call.ts';
import { newOperatorKey, SHOWN_ONCE } from '../operatorKey.ts';
import { change } from '../outcome.ts';
import { dropApprovals, requireSecondApproval } from '../requireSecondApproval.ts';
import { OperatorFault, type Result } from '../result.ts';
import type { Role } from '../roles.ts';

interface Operator {
  readonly name: string;
  readonly role: Role;
  readonly added_at: Date;
  readonly removed_at: Date | null;
}

/** A planned change of an operator, and who makes it. */
interface OperatorChange {
  readonly actor: string;
  readonly name: string;
  readonly action: string;
  readonly terms: string;
}

/** M-21: who may operate the site, and with which role. */
export const operatorActions: Actions<
  'operators list' | 'operators add' | 'operators role' | 'operators renew' | 'operators remove' | 'operators recover'
> = {
  async 'operators list'(_call, { db }) {
    const found = await db.query<Operator>('SELECT name, role, added_at, removed_at FROM operators ORDER BY name');
    return {
      rows: found.map(({ name, role, added_at, removed_at }) => ({
        name,
        role,
        added: added_at.toISOString(),
        removed: removed_at?.toISOString() ?? null,
      })),
    };
  },

  async 'operators add'({ input: { name, role }, actor }, { db, clock }) {
    return db.tx(async (tx) => {
      const all = await lockedOperators(tx);
      if (activeOf(all, name)) throw new OperatorFault(`${name} is an operator already.`);
      if (!all.some(isActive) && role !== 'admin')
        throw new OperatorFault('The first operator must be an admin, because nobody else could add others.');
      const act = { actor, name, action: 'operator.add', terms: `${name} is added as ${role}` };
      const first = await firstAdmin(tx, clock, act, all);
      if (first) return first;
      // Without operators anybody could use any name, so earlier approvals under two names may be of one person.
      if (all.length === 0)
        for (const table of ['approvals', 'withdrawal_approvals', 'order_approvals'])
          await tx.query(`DELETE FROM ${table}`);
      const key = newOperatorKey();
      await tx.query(
        `INSERT INTO operators (name, role, key_hash, added_at) VALUES ($1, $2, $3, $4)
         ON CONFLICT (name) DO UPDATE SET role = EXCLUDED.role, key_hash = EXCLUDED.key_hash,
           added_at = EXCLUDED.added_at, removed_at = NULL`,
        [name, role, hashToken(key), clock()],
      );
      return { changed: true, message: `${name} is added as ${role}. ${SHOWN_ONCE}`, fields: { key } };
    });
  },

  async 'operators role'({ input: { name, role }, actor }, { db, clock }) {
    return db.tx(async (tx) => {
      const all = await lockedOperators(tx);
      const now = requireActive(all, name);
      if (now.role === role) return change(false, '', `${name} has the role ${role} already.`);
      requireAdminBeside(all, name);
      const act = { actor, name, action: 'operator.role', terms: `${name} gets the role ${role}` };
      const first = await firstAdmin(tx, clock, act, all);
      if (first) return first;
      await tx.query('UPDATE operators SET role = $2 WHERE name = $1', [name, role]);
      return { changed: true, message: `${name} has the role ${role}.` };
    });
  },

  async 'operators renew'({ input: { name }, actor }, { db, clock }) {
    return db.tx(async (tx) => {
      const all = await lockedOperators(tx);
      requireActive(all, name);
      const act = { actor, name, action: 'operator.renew', terms: `${name} gets a new key` };
      const first = await firstAdmin(tx, clock, act, all);
      if (first) return first;
      const key = newOperatorKey();
      await tx.query('UPDATE operators SET key_hash = $2 WHERE name = $1', [name, hashToken(key)]);
      return { changed: true, message: `${name} has a new key. ${SHOWN_ONCE}`, fields: { key } };
    });
  },

  async 'operators remove'({ input: { name }, actor }, { db, clock }) {
    return db.tx(async (tx) => {
      const all = await lockedOperators(tx);
      requireActive(all, name);
      requireAdminBeside(all, name);
      // One admin suffices, because a stolen key has to be disabled immediately.
      await audit(tx, clock, { actor, action: 'operator.remove', object: name });
      await tx.query('UPDATE operators SET removed_at = $2 WHERE name = $1', [name, clock()]);
      return { changed: true, message: `${name} is not an operator any more, and the key is not valid any more.` };
    });
  },

  async 'operators recover'() {
    throw new OperatorFault('A server is running on this data. Stop it, and repeat this command. Nothing was changed.');
  },
};

/** All operators, locked: concurrent changes are serialised. */
async function lockedOperators(tx: Queryable): Promise<readonly Operator[]> {
  await tx.query('LOCK TABLE operators IN SHARE ROW EXCLUSIVE MODE');
  return tx.query<Operator>('SELECT name, role, added_at, removed_at FROM operators');
}

function isActive({ removed_at }: Operator): boolean {
  return removed_at === null;
}

function activeOf(all: readonly Operator[], name: string): Operator | undefined {
  return all.find((operator) => operator.name === name && isActive(operator));
}

function requireActive(all: readonly Operator[], name: string): Operator {
  const found = activeOf(all, name);
  if (!found) throw new OperatorFault(`There is no operator ${name}.`);
  return found;
}

/** Refuses to remove the last admin, because somebody has to be able to add others. */
function requireAdminBeside(all: readonly Operator[], name: string): void {
  if (all.some((other) => isActive(other) && other.role === 'admin' && other.name !== name)) return;
  throw new OperatorFault(`${name} is the last admin. Add another one first.`);
}

/**
 * Once there have been two admins, two have to agree who else gets a key: otherwise one person could also act as the
 * second person (BOOK-1). Undefined if the change may continue; then it is already in the audit log.
 */
async function firstAdmin(
  tx: Queryable,
  clock: Clock,
  { actor, name, action, terms }: OperatorChange,
  all: readonly Operator[],
): Promise<Result | undefined> {
  // Removed operators count: otherwise an admin could remove the other one, and add a second person of their own.
  const admins = all.filter(({ role }) => role === 'admin');
  if (admins.length > 1) {
    const first = await requireSecondApproval(tx, clock, {
      action,
      object: name,
      about: name,
      actor,
      cents: 'any',
      terms,
    });
    if (first) return first;
    await dropApprovals(tx, action, name);
  }
  await audit(tx, clock, { actor, action, object: name, detail: terms });
  return undefined;
}
