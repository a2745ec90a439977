import { readdirSync } from 'node:fs';
import { type ActRow, actHash } from '@keel/backend/audit/actHash.ts';
import { publishedHead, publishedHeadFaults } from '@keel/backend/audit/publishedHead.ts';
import { verifyAudit } from '@keel/backend/audit/verifyAudit.ts';
import type { Queryable } from '@keel/backend/db/Db.ts';
import { chainHash, GENESIS, type Transfer } from '@keel/backend/ledger/chain.ts';
import { verify } from '@keel/backend/ledger/verify.ts';
import { printHead } from '@keel/backend/operator/verifyBooks.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openKeyring } from '../src/sealing/fileKeyring.ts';
import { engines } from './support/engines.ts';
import { type Keel, startKeel } from './support/keel.ts';
import { fundedInvestor } from './support/money.ts';
import { type Operated, operated } from './support/operated.ts';
import { temporaryFolder } from './support/process.ts';

/** What the owner of the tables can do: disables the triggers. */
async function withoutTriggers(tx: Queryable, table: string, work: () => Promise<void>): Promise<void> {
  await tx.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
  await work();
  await tx.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`);
}

/** Rewrites the whole ledger with another time in its first transfer, and valid hashes. */
async function rewriteLedger(tx: Queryable): Promise<void> {
  await withoutTriggers(tx, 'ledger_transfers', async () => {
    await tx.query("UPDATE ledger_transfers SET created_at = created_at - INTERVAL '1 hour' WHERE position = 1");
    let previous: Uint8Array = GENESIS;
    for (const row of await tx.query<Transfer>('SELECT * FROM ledger_transfers ORDER BY position')) {
      const hash = chainHash(previous, row);
      await tx.query('UPDATE ledger_transfers SET prev_hash = $2, hash = $3 WHERE id = $1', [row.id, previous, hash]);
      previous = hash;
    }
    await tx.query('UPDATE ledger_head SET hash = $1', [previous]);
  });
}

/** Rewrites the audit log in the same way, with another actor in its first entry. */
async function rewriteAudit(tx: Queryable): Promise<void> {
  await withoutTriggers(tx, 'audit_log', async () => {
    await tx.query("UPDATE audit_log SET actor = 'operator:nobody' WHERE position = 1");
    let previous: Uint8Array = GENESIS;
    const rows = await tx.query<ActRow>(
      'SELECT id, position, at, actor, action, object, reason, detail FROM audit_log WHERE position > 0 ORDER BY position',
    );
    for (const row of rows) {
      const hash = actHash(previous, row);
      await tx.query('UPDATE audit_log SET prev_hash = $2, hash = $3 WHERE id = $1', [row.id, previous, hash]);
      previous = hash;
    }
    await tx.query('UPDATE audit_head SET hash = $1', [previous]);
  });
}

describe.each(engines)('a published head, on $name', (engine) => {
  let keel: Keel;
  let op: Operated;
  beforeAll(async () => {
    keel = await startKeel(engine);
    op = await operated(keel);
    await fundedInvestor(keel, 'ines@example.org', '1000');
  });
  afterAll(async () => {
    await op.close();
    await keel.close();
  });

  /** Runs in a transaction that is rolled back. */
  const undone = async (work: (tx: Queryable) => Promise<void>) => {
    class Undo extends Error {}
    const { db } = keel.context;
    await db
      .tx(async (tx) => {
        await work(tx);
        throw new Undo();
      })
      .catch((error: unknown) => {
        if (!(error instanceof Undo)) throw error;
      });
  };
  const line = () => {
    const [key] = keel.context.keyring.all();
    if (!key) throw new Error('The server has no key.');
    return publishedHead(keel.context.db, keel.clock.now, key);
  };
  const faults = (tx: Queryable, head: string) => publishedHeadFaults(tx, keel.context.keyring, head);

  it('[OPS-2] an operator prints it, and proves later that both chains contain it, though they have grown (M-20)', async () => {
    const { fields } = await op.done('ledger', 'head');
    const head = String(fields?.['head']);
    expect(head).toMatch(/^keel-head-1,2026-11-20T12:\d\d:\d\d\.\d{3}Z,ledger,\d+,[\da-f]{64},audit,\d+,/);
    await fundedInvestor(keel, 'jonas@example.org', '1000');
    expect((await op.done('ledger', 'verify', '--head', head)).message).toContain(
      'Both go through the line of --head.',
    );
    expect(await op.refused('ledger', 'verify', '--head', `${head}x`)).toContain('This is not a line of ledger head.');
  });

  it('[OPS-2] a completely rewritten ledger verifies, but does not contain the head (M-20)', async () => {
    const head = await line();
    await undone(async (tx) => {
      await rewriteLedger(tx);
      expect(await verify(tx)).toEqual([]);
      expect(await faults(tx, head)).toEqual([
        expect.stringMatching(/^Up to transfer \d+ the ledger was rewritten\. This line was printed at /),
      ]);
    });
    expect(await faults(keel.context.db, head)).toEqual([]);
  });

  it('[OPS-1][OPS-2] the same applies to the audit log (M-20)', async () => {
    const head = await line();
    await undone(async (tx) => {
      await rewriteAudit(tx);
      expect(await verifyAudit(tx)).toEqual([]);
      expect(await faults(tx, head)).toEqual([
        expect.stringMatching(/^Up to audit entry \d+ the audit was rewritten\. This line was printed at /),
      ]);
    });
  });

  it('[OPS-2] a truncated ledger is detected (M-20)', async () => {
    const head = await line();
    await undone(async (tx) => {
      await withoutTriggers(tx, 'deposits', async () => {
        await tx.query('UPDATE deposits SET status = $1, transfer_id = NULL, credited_cents = NULL, reference = NULL', [
          'pending',
        ]);
      });
      await withoutTriggers(tx, 'ledger_transfers', async () => {
        await tx.query('DELETE FROM ledger_transfers WHERE position = (SELECT position FROM ledger_head)');
      });
      expect(await faults(tx, head)).toEqual([
        expect.stringMatching(/^The ledger ends before transfer \d+, which existed\./),
      ]);
    });
  });

  it('[OPS-2] without the key no head is printed, and no key is generated (M-20)', async () => {
    const dataDir = temporaryFolder();
    const keyring = openKeyring({ dataDir, dataKeys: [] });
    const { db } = keel.context;
    await expect(printHead({ db, clock: keel.clock.now, keyring })).rejects.toThrow(
      'There is no data key to sign the line with',
    );
    expect(readdirSync(dataDir)).toEqual([]);
  });

  it('[OPS-2] no other head can be made without the key, and a head names the key that it needs (M-20)', async () => {
    const head = await line();
    const { db } = keel.context;
    const changed = head.replace(/,ledger,(\d+),/, (_, position: string) => `,ledger,${Number(position) - 1},`);
    expect(await faults(db, changed)).toEqual(['This line was changed after ledger head printed it.']);
    const [key] = keel.context.keyring.all();
    const name = Buffer.from(key?.id ?? []).toString('hex');
    const foreign = head.replace(name, '0123456789abcdef');
    expect(await faults(db, foreign)).toEqual([
      'This line was signed with the data key 0123456789abcdef, which is not available.',
    ]);
  });
});
