import { openNodes } from '@keel/backend/chains/nodes.ts';
import { openDesk } from '@keel/backend/desk/desk.ts';
import { verify } from '@keel/backend/ledger/verify.ts';
import { confirmDeposit } from '@keel/backend/modules/deposits/decideDeposit.ts';
import * as fc from 'fast-check';
import { addr } from 'micro-eth-signer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { crashingDb } from './support/crashingDb.ts';
import { bothEngines } from './support/engines.ts';
import { fakeChain } from './support/fakeChain.ts';
import { type Keel, startKeel } from './support/keel.ts';
import { manualTimers } from './support/manualTimers.ts';
import { available, decision, deposit, fundedInvestor } from './support/money.ts';
import {
  expectInvariants,
  finish,
  nodeOf,
  type Payouts,
  payoutSteps,
  type Site,
  signIn,
} from './support/payoutModel.ts';

/** The long sweep overrides it. */
const RUNS = Number(process.env['PAYOUT_RUNS'] ?? 25);
const STEPS_A_RUN = 30;
const MAX_MS = 10_800_000;
const DESK = addr.fromPrivateKey('11'.repeat(32));
const ETHER = 10n ** 18n;
const LEAST_CENTS = 1_000_000n;

describe.each(bothEngines)('invariants of payouts, on $name', (engine) => {
  let keel: Keel;
  let site: Site;
  beforeAll(async () => {
    const crashing = crashingDb(await engine.migrated());
    const chain = fakeChain();
    chain.give(DESK, 1_000_000n * ETHER);
    const nodeState = { chain, node: 'well' as Site['node'] };
    keel = await startKeel(
      engine,
      {},
      { db: crashing.db, timers: manualTimers(), callNode: (...args) => nodeOf(nodeState)(...args) },
    );
    await keel.context.desk.stop();
    const { config, db, log, sealer, coinPrices } = keel.context;
    const clock = keel.clock.now;
    const open = async () => {
      const nodes = openNodes({ config: config.wallet, clock, callNode: (...args) => nodeOf(nodeState)(...args) });
      return openDesk({ config, db, clock, sealer, log, timers: manualTimers(), nodes, coinPrices });
    };
    const who = await fundedInvestor(keel, 'ines@example.org', '1000000');
    await db.query("UPDATE users SET wallet_feature = true, kyc_verified = 'true' WHERE id = $1", [who.user._id]);
    site = Object.assign(nodeState, { keel, crashing, desks: [await open(), await open()], openDesk: open, who });
  });
  afterAll(async () => {
    for (const desk of site.desks) await desk.stop();
    await keel.close();
  });

  const balance = async () => BigInt((await available(keel, site.who)).replace('.', ''));
  /** Signs in again, because a run takes days and sessions expire, and deposits money if too little is left. */
  const prepare = async () => {
    await signIn(site);
    if ((await balance()) >= LEAST_CENTS) return;
    const { depositId } = await deposit(keel, site.who, { amount: '1000000' });
    await keel.context.db.tx((tx) => confirmDeposit(tx, keel.clock.now, decision(depositId)));
  };

  it(
    `[PAYOUT-2][DESK-2][DESK-3] in ${RUNS} runs of requests, decisions, crashes, two servers and the desk the sums are always right, and nothing is paid twice`,
    async () => {
      const runs = fc.commands(payoutSteps, { maxCommands: STEPS_A_RUN, size: 'max' });
      await fc.assert(
        fc.asyncProperty(runs, async (steps) => {
          await prepare();
          const before = await balance();
          const payouts: Payouts = { withdrawals: [], orders: [], ended: new Map() };
          await fc.asyncModelRun(() => ({ model: payouts, real: site }), steps);
          await finish(payouts, site);
          await expectInvariants(payouts, site, before, await balance());
          // Thousands of runs would fill the memory with them.
          keel.takeLogs();
          site.chain.requests.splice(0);
        }),
        { numRuns: RUNS },
      );
      expect(await verify(keel.context.db)).toEqual([]);
    },
    MAX_MS,
  );
});
