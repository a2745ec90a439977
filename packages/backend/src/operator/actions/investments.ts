import { audit } from '../../audit/audit.ts';
import type { Clock } from '../../clock.ts';
import { type Queryable } from '../../db/Db.ts';
import { userChanged } from '../../events/userChanged.ts';
import { newId } from '../../ids.ts';
import { houseAccount, userAccount } from '../../ledger/accounts.ts';
import { transfer } from '../../ledger/transfer.ts';
import { type Cents, toText, toWire } from '../../money.ts';
import type { Actions } from '../call.ts';
import type { Input } from '../commands.ts';
import { lockedIdOf } from '../investorIds.ts';
import { change } from '../outcome.ts';
import { dropApprovals, requireSecondApproval } from '../requireSecondApproval.ts';
import { OperatorFault, type Result } from '../result.ts';

interface Investment {
  readonly id: string;
  readonly plan: string;
  readonly amount_cents: Cents;
  readonly profit_cents: Cents;
  readonly moved_cents: Cents;
  readonly referral_bonus_cents: Cents;
  /** The agreed term; null without one. */
  readonly days: number | null;
}

const OPEN_FIRST =
  'Two people have to approve earnings. Open the investment first, then set --profit or --bonus. Nothing was changed.';

type Wanted = Input<'investments set'>;

interface Acting {
  readonly tx: Queryable;
  readonly clock: Clock;
  readonly userId: string;
}

/** OPS-1: the investments of DASH-2. An account has one investment at a time; its money is taken from the balance. */
export const investmentActions: Actions<'investments set'> = {
  async 'investments set'({ input, actor }, { db, clock }) {
    return db.tx(async (tx) => {
      const userId = await lockedIdOf(tx, input.who);
      const acting = { tx, clock, userId };
      const before = await activeOf(tx, userId);
      const opened = before ?? (input.end ? undefined : await open(acting, input));
      if (!opened) throw new OperatorFault(`${input.who} has no investment.`);
      if (before) refuseOther(before, input);
      const first = await firstToRaiseProfit(acting, opened, input, actor);
      if (first && before) return first;
      if (first) throw new OperatorFault(OPEN_FIRST);
      const figures = await setFigures(acting, opened, input);
      if (input.end) await end(acting, opened);
      const changed = !before || figures || input.end === true;
      if (changed) {
        const detail = JSON.stringify(facts(input));
        await audit(tx, clock, { actor, action: 'investment.set', object: opened.id, detail });
        await userChanged(tx, clock, userId);
      }
      return change(
        changed,
        `The investment of ${input.who} is set.`,
        `The investment of ${input.who} already has these values.`,
      );
    });
  },
};

async function activeOf(tx: Queryable, userId: string): Promise<Investment | undefined> {
  const [active] = await tx.query<Investment>(
    `SELECT i.id, p.name AS plan, i.amount_cents, i.profit_cents, i.moved_cents, i.referral_bonus_cents, i.days
     FROM investments i JOIN plans p ON p.id = i.plan_id WHERE i.user_id = $1 AND i.is_active FOR UPDATE OF i`,
    [userId],
  );
  return active;
}

/** Plan and amount cannot be changed: that would be another investment. */
function refuseOther({ plan, amount_cents }: Investment, { plan: wanted, amount }: Wanted): void {
  if ((wanted ?? plan) === plan && (amount ?? amount_cents) === amount_cents) return;
  throw new OperatorFault(
    `The account has an investment of ${toText(amount_cents)} in ${plan}. End it first, with --end.`,
  );
}

async function open({ tx, clock, userId }: Acting, { plan: name, amount, date }: Wanted): Promise<Investment> {
  if (name === undefined || amount === undefined)
    throw new OperatorFault('There is no investment. To open one, give --plan and --amount.');
  if (amount <= 0n) throw new OperatorFault('The amount must be above 0.');
  const [plan] = await tx.query<{ id: string }>('SELECT id FROM plans WHERE name = $1', [name]);
  if (!plan) throw new OperatorFault(`There is no plan ${name}.`);
  const id = newId(clock);
  const from = await userAccount(tx, userId);
  const to = await houseAccount(tx, clock, 'house_invested');
  const moved = await transfer(tx, clock, { from, to, cents: amount, ref: { type: 'investment', id } });
  if (!moved.ok) throw new OperatorFault(`The balance does not cover ${toText(amount)}.`);
  await tx.query(
    `INSERT INTO investments (id, user_id, plan_id, amount_cents, is_active, started_at, transfer_id)
     VALUES ($1, $2, $3, $4, true, $5, $6)`,
    [id, userId, plan.id, amount, date ?? clock(), moved.id],
  );
  const nothing = { profit_cents: 0n, moved_cents: 0n, referral_bonus_cents: 0n, days: null };
  return { id, plan: name, amount_cents: amount, ...nothing };
}

/**
 * M-21: the profit of an investment is a liability, so raising it needs two people from `operator.secondPersonFrom` on.
 * Lowering it needs one.
 */
async function firstToRaiseProfit(
  { tx, clock }: Acting,
  now: Investment,
  { who, profit, bonus }: Wanted,
  actor: string,
): Promise<Result | undefined> {
  const [newProfit, newBonus] = [profit ?? now.profit_cents, bonus ?? now.referral_bonus_cents];
  const more = newProfit + newBonus - now.profit_cents - now.referral_bonus_cents;
  if (more <= 0n) return undefined;
  const terms = `the investment of ${who} earned ${toWire(newProfit)} and a bonus of ${toWire(newBonus)}`;
  const act = { action: 'investment.set', object: now.id, about: now.id, actor, cents: more, terms };
  const first = await requireSecondApproval(tx, clock, act);
  if (!first) await dropApprovals(tx, act.action, now.id);
  return first;
}

/** Sets earnings and term, and returns whether they changed; `--days 0` removes the term. */
async function setFigures({ tx }: Acting, now: Investment, { profit, bonus, days }: Wanted): Promise<boolean> {
  if (profit !== undefined && profit < now.moved_cents)
    throw new OperatorFault(`${toText(now.moved_cents)} of the profit went into the balance already.`);
  const [newProfit, newBonus] = [profit ?? now.profit_cents, bonus ?? now.referral_bonus_cents];
  const newDays = days === undefined ? now.days : days || null;
  const same = newProfit === now.profit_cents && newBonus === now.referral_bonus_cents && newDays === now.days;
  if (same) return false;
  await tx.query('UPDATE investments SET profit_cents = $2, referral_bonus_cents = $3, days = $4 WHERE id = $1', [
    now.id,
    newProfit,
    newBonus,
    newDays,
  ]);
  return true;
}

/** Returns the invested amount to the balance. The profit remains and can be transferred (DASH-6). */
async function end({ tx, clock, userId }: Acting, { id, amount_cents: cents }: Investment): Promise<void> {
  await tx.query('UPDATE investments SET is_active = false WHERE id = $1', [id]);
  const from = await houseAccount(tx, clock, 'house_invested');
  const to = await userAccount(tx, userId);
  const moved = await transfer(tx, clock, { from, to, cents, ref: { type: 'investment_return', id } });
  if (!moved.ok) throw new Error('The house account refused a credit.');
}

function facts({ plan, amount, profit, bonus, days, end: ended }: Wanted): object {
  const texts = Object.entries({ amount, profit, bonus }).map(([key, cents]) => [key, cents && toWire(cents)]);
  return { plan, ...Object.fromEntries(texts), days, ended };
}
