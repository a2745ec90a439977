import { DAY } from '../clock.ts';
import type { Context } from '../context.ts';
import { type Cents, toWire } from '../money.ts';
import type { DemoOperator } from './DemoOperator.ts';

/** What an investment of the demo earns in a day, in hundredths of a percent. A figure of the sample data, as its seed has it. */
const DAILY_BASIS_POINTS = 35n;

interface Running {
  readonly email: string;
  readonly amount_cents: Cents;
  readonly profit_cents: Cents;
}

/** What an operator enters for each running investment after so much time, by their own command (OPS-1, DEMO-2). */
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
