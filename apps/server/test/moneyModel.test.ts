import { randomUUID } from 'node:crypto';
import { verify } from '@keel/backend/ledger/verify.ts';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bothEngines } from './support/engines.ts';
import { type Keel, startKeel } from './support/keel.ts';
import { addProfit, verifiedInvestor } from './support/money.ts';
import { type Model, moneySteps, type Real } from './support/moneyModel.ts';

/** Total number of steps; the long sweep overrides it. */
const STEPS = Number(process.env['SERVER_FUZZ'] ?? 300);
const STEPS_A_RUN = 50;
const PROFIT_CENTS = 50_00;
const MAX_MS = 3_600_000;

describe.each(bothEngines)('money against a model on $name', (engine) => {
  let keel: Keel;
  beforeAll(async () => {
    keel = await startKeel(engine);
  });
  afterAll(() => keel.close());

  const run = async (steps: Iterable<fc.AsyncCommand<Model, Real>>) => {
    const who = await verifiedInvestor(keel, `${randomUUID()}@example.org`);
    await addProfit(keel, who, BigInt(PROFIT_CENTS));
    const model: Model = { balance: 0, profit: PROFIT_CENTS, deposits: [], withdrawals: [] };
    await fc.asyncModelRun(() => ({ model, real: { keel, who } }), steps);
  };

  it(
    `[WD-5][DEP-4][PAY-2][DASH-6][OPS-2] ${STEPS} random steps match a simple model`,
    async () => {
      // By default fast-check generates about half of the maximum length.
      const runs = fc.commands(moneySteps, { maxCommands: STEPS_A_RUN, size: 'max' });
      const numRuns = Math.ceil((STEPS * 2) / STEPS_A_RUN);
      await fc.assert(
        fc.asyncProperty(runs, async (steps) => {
          await run(steps);
          expect(await verify(keel.context.db)).toEqual([]);
        }),
        { numRuns },
      );
    },
    MAX_MS,
  );
});
