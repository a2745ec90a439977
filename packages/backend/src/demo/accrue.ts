import { DAY } from '../clock.ts';
import type { Context } from '../context.ts';
import { type Cents, toWire } from '../money.ts';
import type { DemoOperator } from './DemoOperator.ts';

/** The daily profit of a demo investment, in basis points; the sample data uses the same rate. */
const DAILY_BASIS_POINTS = 35n;

interface Running {
  readonly email: string;
  readonly amount_cents: Cents;
  readonly profit_cents: Cents;
}

/** Enters the profit of each running investment for a period, by the operator's own command (OPS-1, DEMO-2). */
export async function accrue(
  ms: number,
  { context, run }: { readonly context: Context; readonly run: DemoOperator['run'] },
): Promise<void> {
  const running = await context.db.query<Running>(
    `SELECT u.email, i.amount_cents, i.profit_cents FROM investments i JOIN users u ON u.id = i.user_id
     WHERE i.is_active ORDER BY i.id`,
  );
  for (const { email, amount_cents, profit_cents } of running) {
    const earned = (amount_cents * DAILY_BASIS_POINTS * BigInt(ms)) / (10_000n * BigInt(DAY));
    if (earned > 0n) await run('investments set', { who: email, profit: toWire(profit_cents + earned) }, context);
  }
}
