import type { Queryable } from '../db/Db.ts';
import { offeredMethods } from '../modules/deposits/depositMethods.ts';

const TEXT =
  'This is a demonstration: send no money. Press Pay Now as if you had paid; the operator then confirms the deposit.';

/** PAY-5: a demo has no real addresses, so the instructions of each method explain how the demonstration continues. */
export async function seedInstructions(tx: Queryable): Promise<void> {
  for (const type of offeredMethods(undefined)) {
    await tx.query('INSERT INTO settings (key, value) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
      `instructions.${type}`,
      TEXT,
    ]);
  }
}
