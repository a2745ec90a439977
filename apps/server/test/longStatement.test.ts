import { newId } from '@keel/backend/ids.ts';
import { houseAccount, userAccount } from '@keel/backend/ledger/accounts.ts';
import { transfer } from '@keel/backend/ledger/transfer.ts';
import { STATEMENT } from '@keel/backend/modules/statement/entries.ts';
import type { StatementEntry } from '@keel/contract';
import { describe, expect, it } from 'vitest';
import { engines, onePostgres } from './support/engines.ts';
import { startKeel } from './support/keel.ts';
import { fundedInvestor } from './support/money.ts';

describe.runIf(engines.some(({ name }) => name === 'postgres'))('a long statement, on PostgreSQL', () => {
  it('[HONEST-6] a page reads only its own entries (S-8)', async () => {
    const { engine } = await onePostgres();
    const keel = await startKeel(engine);
    const ines = await fundedInvestor(keel, 'ines@example.org', '2000');
    const { db } = keel.context;
    await db.tx(async (tx) => {
      const [from, to] = [await houseAccount(tx, keel.clock.now, 'house_cash'), await userAccount(tx, ines.user._id)];
      for (let n = 0; n < 300; n += 1)
        await transfer(tx, keel.clock.now, { from, to, cents: 1n, ref: { type: 'bonus', id: newId(keel.clock.now) } });
    });
    const plan = await db.tx(async (tx) => {
      // The tables are small, where a sequential scan would always be cheapest.
      await tx.script('SET LOCAL enable_seqscan = off; SET LOCAL enable_bitmapscan = off');
      return tx.query(`EXPLAIN (ANALYZE, FORMAT JSON) ${STATEMENT}`, [ines.user._id, null, 11]);
    });
    const read = [...JSON.stringify(plan).matchAll(/"Relation Name":"ledger_transfers".*?"Actual Rows":(\d+)/g)];
    expect(read.length).toBeGreaterThan(0);
    expect(Math.max(...read.map(([, rows]) => Number(rows)))).toBeLessThanOrEqual(11);
    const { message } = (await keel.call('getStatement', { token: ines.token, query: { limit: '2' } })).json();
    expect(message.map(({ balance }: StatementEntry) => balance)).toEqual(['2003.00', '2002.99']);
    await keel.close();
  });
});
