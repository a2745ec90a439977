import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, unlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { type Db, singleRow } from '@keel/backend/db/Db.ts';
import { migrate, migrateWithin } from '@keel/backend/db/migrate.ts';
import { sealImages } from '@keel/backend/modules/uploads/sealImages.ts';
import {
  DESTINATION_COLUMNS,
  type DestinationRow,
  destinationOf,
} from '@keel/backend/modules/withdrawals/destination.ts';
import { abandonKey } from '@keel/backend/operator/abandonKey.ts';
import { verifyBooks } from '@keel/backend/operator/verifyBooks.ts';
import { nameOf, newDataKey, readDataKey } from '@keel/backend/sealing/dataKey.ts';
import { openSealer } from '@keel/backend/sealing/openSealer.ts';
import { CURRENT_KEY } from '@keel/backend/sealing/places.ts';
import { rotate } from '@keel/backend/sealing/rotate.ts';
import { type Sealer, sealerOf } from '@keel/backend/sealing/Sealer.ts';
import { serverKey } from '@keel/backend/security/serverKeys.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { restoreBackup } from '../src/backup/restoreBackup.ts';
import { writeBackup } from '../src/backup/writeBackup.ts';
import { parseEnv } from '../src/config/env.ts';
import { fileStore } from '../src/objects/fileStore.ts';
import { openKeyring } from '../src/sealing/fileKeyring.ts';
import { engines } from './support/engines.ts';
import { amelia, type Keel, newInvestor, startKeel } from './support/keel.ts';
import { fundedInvestor, payOut, withdraw, withdrawBody } from './support/money.ts';
import { operated } from './support/operated.ts';
import { browser } from './support/pushService.ts';
import { testClock } from './support/testClock.ts';
import { uploaded } from './support/uploads.ts';

const clock = testClock().now;
const silent = () => undefined;
const folders: string[] = [];
const opened: Db[] = [];

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'keel-sealing-'));
  folders.push(made);
  return made;
}

/** A keyring of the environment variable and a data folder. */
function keyring(dataDir = folder(), ...keys: string[]) {
  return openKeyring({ dataDir, dataKeys: keys.map((text) => keyOf(text)) });
}

function keyOf(text: string) {
  const key = readDataKey(text);
  if (!key) throw new Error('This is no key.');
  return key;
}

/** All rows of a table as text, as the database formats them. */
async function textOf(db: Db, table: string): Promise<string> {
  const rows = await db.query<{ row: string }>(`SELECT row_to_json(t)::text AS row FROM ${table} t`);
  return rows.map(({ row }) => row).join('\n');
}

/** The keys that the data needs, by name; true for the current one. */
async function needed(db: Db): Promise<[string, boolean][]> {
  const rows = await db.query<{ id: Uint8Array; is_current: boolean }>('SELECT id, is_current FROM data_keys');
  return rows.map(({ id, is_current }) => [nameOf(id), is_current]);
}

/** The name of the current key. */
async function current(db: Db): Promise<string> {
  return (await needed(db)).find(([, seals]) => seals)?.[0] ?? '';
}

/**
 * Withdrawals and a server key as a version without sealing wrote them. Their holds need no transfers for these tests.
 */
async function storeUnsealed(db: Db, count: number): Promise<void> {
  await db.script('ALTER TABLE withdrawals DROP CONSTRAINT withdrawals_hold_transfer_id_fkey');
  await db.query(
    `INSERT INTO withdrawals (id, user_id, amount_cents, method, status, destination, created_at, hold_transfer_id)
     SELECT gen_random_uuid(), w.user_id, 1, 'cashapp', 'Pending', '{"cashapp_address": "$in-clear"}', w.created_at,
       gen_random_uuid()
     FROM (SELECT user_id, created_at FROM withdrawals LIMIT 1) AS w, generate_series(1, $1::int)`,
    [count],
  );
  await db.query(
    "UPDATE server_keys SET value = 'key-in-clear', value_sealed = NULL, value_key = NULL WHERE name = 'objects'",
  );
}

/** A database that stays open when its server is closed. */
function staying(db: Db): Db {
  return { ...db, close: async () => undefined };
}

/** All data that the loss of a key could change. */
async function allOf(db: Db): Promise<string> {
  const tables = ['data_keys', 'withdrawals', 'server_keys', 'push_subscriptions', 'audit_log'];
  return (await Promise.all(tables.map((table) => textOf(db, table)))).join();
}

const IDENTITY = ['NID 4821 canary', '12 Harbour-canary Road', '+351 555 0199'] as const;

/** An investor with submitted identity data. */
async function handedIn(keel: Keel, email: string) {
  const who = await newInvestor(keel, email);
  const body = {
    Nid: IDENTITY[0],
    address: IDENTITY[1],
    country: 'Ghana',
    state: 'Ashanti',
    passportUrl: await uploaded(keel, who.token, 'identity'),
    firstName: 'Ada',
    lastName: 'Okafor',
    email,
  };
  expect((await keel.call('submitRegistration', { token: who.token, body })).statusCode).toBe(200);
  return who;
}

/** The destinations of all withdrawals. */
async function destinations(db: Db, sealer: Sealer): Promise<string[]> {
  const rows = await db.query<DestinationRow>(`SELECT ${DESTINATION_COLUMNS} FROM withdrawals`);
  return rows.map((row) => Object.values(destinationOf(sealer, row)).join());
}

afterEach(async () => {
  await Promise.all(opened.splice(0).map((db) => db.close()));
});
afterAll(() => {
  for (const made of folders) rmSync(made, { recursive: true, force: true });
});

describe('[OPS-2] a sealed value', () => {
  const place = { table: 'withdrawals', column: 'destination', row: 'one' };
  const ring = keyring(folder(), newDataKey());
  const id = ring.all()[0]?.id ?? Buffer.alloc(0);
  const sealer = sealerOf(ring);

  it.each(['', '{"account_number":"0012344321"}', '\u{1F33A} \u0000 long '.repeat(1000)])(
    'opens to the original',
    (clear) => {
      expect(sealer.open(place, sealer.seal(id, place, clear))).toBe(clear);
    },
  );

  it('names its version and its key, and differs each time', () => {
    const [one, other] = [sealer.seal(id, place, 'same'), sealer.seal(id, place, 'same')];
    expect([one[0], one.subarray(1, 9)]).toEqual([1, id]);
    expect(one).not.toEqual(other);
    expect(one.length).toBe(1 + 8 + 12 + 'same'.length + 16);
  });

  it('does not open with any one bit changed, nor truncated, nor extended', () => {
    const sealed = sealer.seal(id, place, 'secret');
    for (let bit = 0; bit < sealed.length * 8; bit += 1) {
      const altered = Buffer.from(sealed);
      altered[bit >> 3] = (altered[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      expect(() => sealer.open(place, altered)).toThrow(/was altered|has no data key/);
    }
    for (const length of [0, 1, 9, 21, 36, sealed.length - 1])
      expect(() => sealer.open(place, sealed.subarray(0, length))).toThrow('was altered');
    expect(() => sealer.open(place, Buffer.concat([sealed, Buffer.alloc(1)]))).toThrow('was altered');
  });

  it.each([{ table: 'server_keys' }, { column: 'value' }, { row: 'two' }])('does not open at %j', (elsewhere) => {
    const sealed = sealer.seal(id, place, 'secret');
    expect(() => sealer.open({ ...place, ...elsewhere }, sealed)).toThrow('belongs elsewhere');
  });

  it('does not open with another key, which is named but not revealed', () => {
    const sealed = sealer.seal(id, place, 'secret');
    expect(() => sealerOf(keyring(folder(), newDataKey())).open(place, sealed)).toThrow(`no data key ${nameOf(id)}`);
  });
});

describe('[OPS-2] the key file', () => {
  it('is created once, for its owner only, and read again', () => {
    const dataDir = join(folder(), 'new');
    const made = keyring(dataDir).make();
    expect(statSync(join(dataDir, 'data.key')).mode & 0o777).toBe(0o600);
    const other = keyring(dataDir);
    expect([other.all().map(({ id }) => id), other.make().id]).toEqual([[made.id], made.id]);
  });

  it('keeps older keys after a new one', () => {
    const dataDir = folder();
    const ring = keyring(dataDir);
    const [first, second] = [ring.make(), ring.add()];
    expect(
      keyring(dataDir)
        .all()
        .map(({ id }) => id),
    ).toEqual([second?.id, first.id]);
    expect(statSync(join(dataDir, 'data.key')).mode & 0o777).toBe(0o600);
  });

  it.each(['', 'short', `${'A'.repeat(43)}\nA`, 'B'.repeat(43)])('%j is refused', (text) => {
    const dataDir = folder();
    writeFileSync(join(dataDir, 'data.key'), text, { mode: 0o600 });
    expect(() => keyring(dataDir)).toThrow(`${join(dataDir, 'data.key')} holds no data key`);
  });

  it('is reported if it cannot be created, and leaves no file', () => {
    const dataDir = join(folder(), 'data');
    writeFileSync(dataDir, '');
    expect(() => keyring(dataDir).make()).toThrow(
      /^The data key .*data\.key could not be created \(E[A-Z]+\)\. Free some space/,
    );
  });

  it('is refused if others can read it', () => {
    const dataDir = folder();
    keyring(dataDir).make();
    chmodSync(join(dataDir, 'data.key'), 0o640);
    expect(() => keyring(dataDir)).toThrow('is readable by others. Run: chmod 600');
  });
});

describe('[OPS-3] KEEL_DATA_KEY', () => {
  const [one, other] = [newDataKey(), newDataKey()];

  it('contains one key, or several separated by commas', () => {
    const parsed = parseEnv({ KEEL_DATA_KEY: `${one}, ${other}` });
    expect(parsed.ok && parsed.config.dataKeys.map(({ id }) => id)).toEqual([keyOf(one).id, keyOf(other).id]);
  });

  it.each([one.slice(1), `${one}=`, `${one},`, `${one} ${other}`, '+'.repeat(43)])(
    'an invalid value is reported without being repeated',
    (text) => {
      expect(parseEnv({ KEEL_DATA_KEY: text })).toEqual({
        ok: false,
        faults: ['KEEL_DATA_KEY must be 32 bytes as 43 characters of base64url; separate several keys with commas.'],
      });
    },
  );
});

// The embedded database has one connection: no other statement runs during a transaction.
describe.each(engines.filter(({ name }) => name === 'postgres'))('a rotation on $name', (engine) => {
  it('[OPS-2] waits for transactions with the previous key, and seals their values again', async () => {
    const db = await engine.migrated();
    opened.push(db);
    const ring = keyring();
    const sealer = await openSealer({ db, clock, keyring: ring });
    const place = { table: 'server_keys', column: 'value', row: 'probe' };
    let rotation: Promise<unknown> | undefined;
    await db.tx(async (tx) => {
      const { key } = singleRow(await tx.query<{ key: Uint8Array }>(`SELECT ${CURRENT_KEY} AS key`));
      rotation = rotate({ db, clock, keyring: ring, sealer }, 'operator:robin');
      // Until it waits for the lock, or has removed the older key.
      await vi.waitFor(
        async () => {
          const [waits] = await db.query(
            "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
          );
          const keys = await needed(db);
          if (nameOf(key) === (await current(db)) || (!waits && keys.length > 1)) throw new Error('It is at work.');
        },
        { timeout: 30_000, interval: 20 },
      );
      await tx.query(
        "INSERT INTO server_keys (name, value_sealed, value_key, created_at) VALUES ('probe', $1, $2, $3)",
        [sealer.seal(key, place, 'kept'), key, clock()],
      );
    });
    await rotation;
    const rows = await db.query<{ value_sealed: Uint8Array }>(
      "SELECT value_sealed FROM server_keys WHERE name = 'probe'",
    );
    expect(sealer.open(place, singleRow(rows).value_sealed)).toBe('kept');
    expect(await needed(db)).toEqual([[nameOf(ring.all()[0]?.id ?? Buffer.alloc(0)), true]]);
  });
});

describe.each(engines)('sealing at rest on $name', (engine) => {
  const SECRETS = ['0012344321', 'Harbour Bank', 'Duarte-canary'];
  const BANK = {
    method: 'bank',
    account_name: SECRETS[2],
    account_number: SECRETS[0],
    bank_name: SECRETS[1],
    cashapp_address: undefined,
  };
  let keel: Keel;
  beforeAll(async () => {
    keel = await startKeel(engine);
    await withdraw(keel, await fundedInvestor(keel, 'ines@example.org', '100'), BANK);
  });
  afterAll(() => keel.close());

  const fresh = async () => {
    const db = await engine.migrated();
    opened.push(db);
    return db;
  };

  it('[WD-3][OPS-2] no table contains a destination or a key of the server in clear', async () => {
    const { db, push, dataKeys } = { ...keel.context, dataKeys: keel.context.config.dataKeys };
    const tables = await db.query<{ name: string }>(
      "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'",
    );
    const all = (await Promise.all(tables.map(({ name }) => textOf(db, name)))).join('\n');
    const hex = SECRETS.map((text) => Buffer.from(text).toString('hex'));
    const keys = [push.vapid.privateKey, Buffer.from(push.vapid.privateKey).toString('hex')];
    expect(all).toContain('****4321');
    expect([...SECRETS, ...hex, ...keys].filter((text) => all.includes(text))).toEqual([]);
    const secret = Buffer.from(dataKeys[0]?.secret.export() ?? []).toString('hex');
    expect([secret.length, all.includes(secret)]).toEqual([64, false]);
  });

  it('[WD-4][OPS-1] the investor sees the end of a destination, the operator all of it', async () => {
    const op = await operated(keel);
    try {
      const { rows } = await op.done('withdrawals', 'list');
      expect(rows).toContainEqual(
        expect.objectContaining({ destination: `${SECRETS[2]}, ${SECRETS[0]}, ${SECRETS[1]}` }),
      );
    } finally {
      await op.close();
    }
  });

  it('[AUTH-9][OPS-2] no table contains an identity number, an address or a phone number in clear; owner and operator can read them (M-18)', async () => {
    const server = await startKeel(engine);
    const op = await operated(server);
    try {
      const who = await handedIn(server, 'ada@example.org');
      const { db } = server.context;
      const tables = await db.query<{ name: string }>(
        "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'",
      );
      const all = (await Promise.all(tables.map(({ name }) => textOf(db, name)))).join('\n');
      expect(IDENTITY.filter((text) => all.includes(text))).toEqual([]);
      const { fields } = await op.done('kyc', 'show', 'ada@example.org');
      expect(fields).toMatchObject({ nid: IDENTITY[0], address: IDENTITY[1] });
      const exported = (await server.call('exportAccount', { token: who.token })).json();
      expect(exported).toMatchObject({ phone: IDENTITY[2], user: { nid: '••••• nary', address: IDENTITY[1] } });
    } finally {
      await op.close();
      await server.close();
    }
  });

  it('[AUTH-9][OPS-1][OPS-2] unsealed identity data is sealed at a start, and a rotation seals it again (M-18)', async () => {
    const server = await startKeel(engine, { dataKeys: [], dataDir: folder() });
    try {
      const { token } = await handedIn(server, 'ada@example.org');
      const { db } = server.context;
      await db.query(
        `UPDATE users SET nid = $1, nid_sealed = NULL, nid_key = NULL, address = $2, address_sealed = NULL,
           address_key = NULL, phone = $3, phone_sealed = NULL, phone_key = NULL WHERE email = 'ada@example.org'`,
        [...IDENTITY],
      );
      await openSealer({ db, clock, keyring: server.context.keyring });
      const stored = await textOf(db, 'users');
      expect(IDENTITY.filter((text) => stored.includes(text))).toEqual([]);
      await rotate(server.context, 'operator:robin');
      await sealImages(server.context);
      const keys = await db.query<{ nid: Uint8Array; address: Uint8Array; phone: Uint8Array }>(
        "SELECT nid_key AS nid, address_key AS address, phone_key AS phone FROM users WHERE email = 'ada@example.org'",
      );
      const now = await current(db);
      expect(Object.values(singleRow(keys)).map(nameOf)).toEqual([now, now, now]);
      expect(await needed(db)).toEqual([[now, true]]);
      const account = await server.call('getUserByToken', { token });
      expect(account.json().user).toMatchObject({ nid: '••••• nary', address: IDENTITY[1] });
    } finally {
      await server.close();
    }
  });

  it('[OPS-2] unsealed values are sealed at a start, by several concurrent instances, and only once', async () => {
    const { db } = keel.context;
    const file = join(folder(), 'keel.backup');
    await writeBackup(keel.context, file, silent);
    const copy = await fresh();
    const { keyring: ring } = keel.context;
    await restoreBackup(
      { db: copy, clock, keyring: ring, objects: fileStore(folder(), '') },
      { file, force: false, actor: 'x' },
      silent,
    );
    await storeUnsealed(copy, 1203);
    expect(await textOf(copy, 'withdrawals')).toContain('$in-clear');

    const sealers = await Promise.all([1, 2, 3].map(() => openSealer({ db: copy, clock, keyring: ring })));
    const stored = await textOf(copy, 'withdrawals');
    expect([stored.includes('$in-clear'), (await textOf(copy, 'server_keys')).includes('key-in-clear')]).toEqual([
      false,
      false,
    ]);
    const found = await destinations(copy, sealers[0] ?? sealerOf(ring));
    expect([found.filter((text) => text === '$in-clear').length, found.length]).toEqual([1203, 1204]);
    await openSealer({ db: copy, clock, keyring: ring });
    expect(await textOf(copy, 'withdrawals')).toBe(stored);
    expect(await needed(copy)).toEqual(await needed(db));
  });

  it('[OPS-2] a database from before sealing is migrated, and nothing stays unsealed', async () => {
    const db = await engine.empty();
    opened.push(db);
    await db.script(`CREATE TABLE migration_lock (id int PRIMARY KEY); INSERT INTO migration_lock VALUES (1);
      CREATE TABLE schema_migrations (version int PRIMARY KEY, applied_at timestamptz NOT NULL);`);
    await db.tx((tx) => migrateWithin(tx, clock, 7));
    await db.script(`ALTER TABLE withdrawals DROP CONSTRAINT withdrawals_hold_transfer_id_fkey;
      ALTER TABLE withdrawals DROP CONSTRAINT withdrawals_user_id_fkey;`);
    await db.query(
      `INSERT INTO withdrawals (id, user_id, amount_cents, method, status, destination, created_at, hold_transfer_id)
       VALUES (gen_random_uuid(), gen_random_uuid(), 1, 'zelle', 'Pending', '{"zelle_address": "in-clear"}', $1,
         gen_random_uuid())`,
      [clock()],
    );
    await db.query("INSERT INTO server_keys (name, value, created_at) VALUES ('probe', 'key-in-clear', $1)", [clock()]);
    await migrate(db, clock);
    const ring = keyring();
    const sealer = await openSealer({ db, clock, keyring: ring });
    expect((await textOf(db, 'withdrawals')) + (await textOf(db, 'server_keys'))).not.toContain('in-clear');
    expect(await destinations(db, sealer)).toEqual(['in-clear']);
    expect(await serverKey({ db, clock, sealer }, 'probe', () => 'a new one')).toBe('key-in-clear');
  });

  it('[OPS-2] of concurrently starting instances with different keys one is first, and the others refuse', async () => {
    const db = await fresh();
    const rings = [1, 2, 3].map(() => keyring());
    const ends = await Promise.allSettled(rings.map((ring) => openSealer({ db, clock, keyring: ring })));
    const names = rings.map((ring) => nameOf(ring.all()[0]?.id ?? Buffer.alloc(0)));
    const winner = await current(db);
    expect(ends.map(({ status }) => status)).toEqual(names.map((name) => (name === winner ? 'fulfilled' : 'rejected')));
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(String(ends.find((end) => end.status === 'rejected')?.reason)).toContain(
      `encrypted with the data key ${winner}, which is neither in KEEL_DATA_KEY nor in`,
    );
  });

  it('[OPS-2] a wrong key changes nothing', async () => {
    const { db, config } = keel.context;
    const before = await Promise.all(['data_keys', 'withdrawals', 'server_keys'].map((table) => textOf(db, table)));
    const ring = keyring(folder(), newDataKey());
    await expect(openSealer({ db, clock, keyring: ring })).rejects.toThrow(
      `The data is encrypted with the data key ${nameOf(config.dataKeys[0]?.id ?? Buffer.alloc(0))}, which is neither in KEEL_DATA_KEY nor in ${ring.file}. Provide that key. Nothing was changed.`,
    );
    expect(await Promise.all(['data_keys', 'withdrawals', 'server_keys'].map((table) => textOf(db, table)))).toEqual(
      before,
    );
  });

  it('[OPS-2] a backup names the key that it needs but does not contain it; without that key it changes nothing', async () => {
    const { config } = keel.context;
    const file = join(folder(), 'keel.backup');
    const { keys } = await writeBackup(keel.context, file, silent);
    const text = gunzipSync(readFileSync(file)).toString();
    const [key] = config.dataKeys;
    expect(keys).toEqual([nameOf(key?.id ?? Buffer.alloc(0))]);
    expect(JSON.parse(text.slice(0, text.indexOf('\n')))).toMatchObject({ keel: 'backup', keys });
    const secret = Buffer.from(key?.secret.export() ?? [1]);
    expect(
      [...SECRETS, secret.toString('hex'), secret.toString('base64url')].filter((secretText) =>
        text.includes(secretText),
      ),
    ).toEqual([]);
    const db = await fresh();
    const ring = keyring();
    await expect(
      restoreBackup(
        { db, clock, keyring: ring, objects: fileStore(folder(), '') },
        { file, force: true, actor: 'x' },
        silent,
      ),
    ).rejects.toThrow(
      `The backup is encrypted with the data key ${String(keys[0])}, which is neither in KEEL_DATA_KEY nor in ${ring.file}.`,
    );
    expect([await db.query('SELECT id FROM users'), await needed(db)]).toEqual([[], []]);
  });

  it('[OPS-1][OPS-2] keys rotate seals everything again; values sealed before stay readable', async () => {
    const dataDir = folder();
    const server = await startKeel(engine, { dataKeys: [], dataDir });
    const op = await operated(server);
    try {
      const { db, push } = server.context;
      await withdraw(server, await fundedInvestor(server, 'otto@example.org', '100'), BANK);
      const first = await current(db);
      const old = join(folder(), 'old.backup');
      await writeBackup(server.context, old, silent);

      const done = await op.done('keys', 'rotate');
      const second = await current(db);
      expect([second === first, await needed(db), done.fields]).toEqual([
        false,
        [[second, true]],
        { key: second, before: first, rows: 7, images: 0 },
      ]);
      expect(await db.query("SELECT object, detail FROM audit_log WHERE action = 'keys.rotate'")).toEqual([
        { object: second, detail: `before: ${first}` },
      ]);
      expect(await destinations(db, server.context.sealer)).toEqual([[SECRETS[2], SECRETS[0], SECRETS[1]].join()]);
      expect(readFileSync(join(dataDir, 'data.key'), 'utf8').trim().split('\n')).toHaveLength(2);
      // The push key is unchanged, and a new withdrawal uses the new key.
      await openSealer({ db, clock, keyring: openKeyring(server.context.config) });
      const { token } = await amelia(server);
      expect((await server.call('getPushKey', { token })).json().message).toBe(push.vapid.publicKey);
      await withdraw(server, await fundedInvestor(server, 'lena@example.org', '100'), BANK);
      expect(
        await db.query('SELECT count(*) AS rows FROM withdrawals WHERE destination_key <> decode($1, $2)', [
          second,
          'hex',
        ]),
      ).toEqual([{ rows: 0n }]);

      const listed = await op.done('keys', 'list');
      expect(listed.rows).toEqual([
        { key: second, state: 'seals', where: 'data.key' },
        { key: first, state: 'older', where: 'data.key' },
      ]);
      const back = await fresh();
      const ring = openKeyring(server.context.config);
      await restoreBackup(
        { db: back, clock, keyring: ring, objects: fileStore(folder(), '') },
        { file: old, force: false, actor: 'x' },
        silent,
      );
      expect(await needed(back)).toEqual([[first, true]]);
      expect((await rotate({ db: back, clock, keyring: ring, sealer: sealerOf(ring) }, 'x'))?.to).toBe(second);
    } finally {
      await op.close();
      await server.close();
    }
  });

  it('[OPS-1][WD-5] with concurrent withdrawals and rotations each withdrawal is accepted, and none keeps an older key', async () => {
    const server = await startKeel(engine, { dataKeys: [] });
    try {
      const { context } = server;
      const who = await fundedInvestor(server, 'ines@example.org', '1000');
      const ask = () =>
        server.call('createWithdraw', { token: who.token, body: withdrawBody(who.user, { ...BANK, amount: '1' }) });
      const rotations = async () => {
        for (let n = 0; n < 4; n += 1) await rotate(context, 'operator:robin');
      };
      const [responses] = await Promise.all([Promise.all(Array.from({ length: 40 }, ask)), rotations()]);
      expect(responses.map(({ statusCode }) => statusCode)).toEqual(responses.map(() => 200));
      expect(await needed(context.db)).toHaveLength(1);
      expect(new Set(await destinations(context.db, context.sealer))).toEqual(
        new Set([[SECRETS[2], SECRETS[0], SECRETS[1]].join()]),
      );
    } finally {
      await server.close();
    }
  });

  it('[OPS-2] an interrupted rotation continues at the next start', async () => {
    const db = await fresh();
    const dataDir = folder();
    const ring = keyring(dataDir);
    await openSealer({ db, clock, keyring: ring });
    const sealer = sealerOf(ring);
    const first = await current(db);
    const place = { table: 'server_keys', column: 'value', row: 'probe' };
    await db.query("INSERT INTO server_keys (name, value_sealed, value_key, created_at) VALUES ('probe', $1, $2, $3)", [
      sealer.seal(Buffer.from(first, 'hex'), place, 'kept'),
      Buffer.from(first, 'hex'),
      clock(),
    ]);
    // Interrupted right after it switched to the new key.
    const second = ring.add()?.id ?? Buffer.alloc(0);
    await db.query('UPDATE data_keys SET is_current = false');
    await db.query('INSERT INTO data_keys (id, is_current, created_at) VALUES ($1, true, $2)', [second, clock()]);

    const again = await openSealer({ db, clock, keyring: openKeyring({ dataDir, dataKeys: [] }) });
    expect(await needed(db)).toEqual([[nameOf(second), true]]);
    const [row] = await db.query<{ value_sealed: Uint8Array }>(
      "SELECT value_sealed FROM server_keys WHERE name = 'probe'",
    );
    expect(again.open(place, row?.value_sealed ?? Buffer.alloc(0))).toBe('kept');
  });

  it('[OPS-1] with keys in the variable, rotate uses the first one, or says that there is no newer one', async () => {
    const [old, next] = [newDataKey(), newDataKey()];
    const db = await engine.migrated();
    const server = await startKeel(engine, { dataKeys: [keyOf(next), keyOf(old)] }, { db });
    const op = await operated(server);
    try {
      expect((await op.done('keys', 'list')).rows).toEqual([
        { key: nameOf(keyOf(next).id), state: 'seals', where: 'KEEL_DATA_KEY' },
        { key: nameOf(keyOf(old).id), state: 'older', where: 'KEEL_DATA_KEY' },
      ]);
      expect(await op.refused('keys', 'rotate')).toBe(
        'The keys come from KEEL_DATA_KEY, and its first one is in use. Put a new one in front of it, start every instance with that, and repeat this command. Nothing was changed.',
      );
      expect(await needed(db)).toEqual([[nameOf(keyOf(next).id), true]]);
    } finally {
      await op.close();
      await server.close();
    }
  });

  it('[OPS-2] an instance without the key that another rotated to answers 503', async () => {
    const db = await engine.migrated();
    const [old, next] = [newDataKey(), newDataKey()];
    const server = await startKeel(engine, { dataKeys: [keyOf(old)] }, { db });
    try {
      const who = await fundedInvestor(server, 'ines@example.org', '100');
      await withdraw(server, who, BANK);
      const other = keyring(folder(), next, old);
      await rotate({ db, clock, keyring: other, sealer: sealerOf(other) }, 'operator:kim');
      const { token, user } = who;
      const listed = await server.call('listWithdrawals', { token, body: { user: user._id } });
      expect([listed.statusCode, server.logs().includes('DataKeyMissing')]).toEqual([503, true]);
    } finally {
      await server.close();
    }
  });

  describe('a permanently lost data key', () => {
    const LOST = newDataKey();
    const lost = nameOf(keyOf(LOST).id);
    const actor = 'operator:robin';
    /** The data of a server whose key is lost: an investor with a pending and a paid withdrawal. */
    const left = async (db: Db) => {
      const server = await startKeel(engine, { dataKeys: [keyOf(LOST)] }, { db: staying(db) });
      const { context } = server;
      await serverKey(context, 'desk', () => 'of local chains');
      const who = await fundedInvestor(server, 'ines@example.org', '100');
      const [open, paid] = [await withdraw(server, who, BANK), await withdraw(server, who, BANK)];
      await payOut(server, paid._id);
      const { token } = browser('https://fcm.googleapis.com/fcm/send/ines');
      await server.call('saveToken', { token: who.token, body: { token, user: who.user._id } });
      const address = '0x52908400098527886E0F7030069857D2E4169EE7';
      const saved = { label: 'Ledger', chain: 'ethereum', network: 'main', address };
      await server.call('saveAddress', { token: who.token, body: saved });
      await server.close();
      return { who, open, paid, pushKey: context.push.vapid.publicKey };
    };

    it('[OPS-1][OPS-2] the loss is reported, and nothing is changed before it is accepted', async () => {
      const db = await fresh();
      const { open } = await left(db);
      const ring = keyring(folder(), newDataKey());
      await expect(openSealer({ db, clock, keyring: ring })).rejects.toThrow(
        [
          `The data is encrypted with the data key ${lost}, which is neither in KEEL_DATA_KEY nor in ${ring.file}. Provide that key. Nothing was changed.`,
          'Without it, these cannot be read: the destinations of withdrawals, saved addresses, the identity and contact data of investors, their identity images, the secrets of authenticator apps, and the keys that the server generated. Accounts, balances and the books are intact, since they are not encrypted.',
          `If it is permanently lost, this command shows what is lost with it, and how to continue: npm run -s operator -- keys abandon ${lost}`,
        ].join('\n'),
      );
      const before = await allOf(db);
      const parts = { db, clock, keyring: ring, madePushKeys: true };
      await expect(abandonKey(parts, { key: lost, accepted: false, actor })).rejects.toThrow(
        [
          'Nobody can read what it encrypted:',
          `- where 1 open withdrawals go: ${open._id}`,
          "- where 1 decided withdrawals went, but for the last signs in the investors' events",
          '- the identity number, address and phone number of 2 accounts',
          '- 1 saved addresses of investors, who can save them again',
          "- the demo desk's wallet on local chains: its coins, and sales that it was not paid for yet",
          '- the key of retries: one that began before is refused as another body, nothing happens twice',
          '- the key of upload forms and image addresses: those handed out before are void, the images themselves are not touched',
          '- the key of the security log: e-mails without an account that were typed before are not found any more',
          '- the keys of Web Push: 1 browsers get no push messages until they register again',
          'Accounts, balances and the books are intact. Make a backup first: if the key is found, it can decrypt the backup.',
          'To continue without the key and lose all this, add --accept-loss. Nothing was changed.',
        ].join('\n'),
      );
      await expect(abandonKey(parts, { key: 'f'.repeat(16), accepted: true, actor })).rejects.toThrow(
        `The data does not lack the key ${'f'.repeat(16)}; what it lacks is ${lost}. Nothing was changed.`,
      );
      const withKey = { ...parts, keyring: keyring(folder(), LOST) };
      await expect(abandonKey(withKey, { key: lost, accepted: true, actor })).rejects.toThrow(
        'Every data key that the data needs is available. Nothing was changed.',
      );
      expect(await allOf(db)).toBe(before);
    });

    it('[OPS-1][OPS-2][WD-4] once it is accepted the server continues, with an entry in the audit log', async () => {
      const db = await fresh();
      const { who, open, pushKey } = await left(db);
      const next = newDataKey();
      const seals = nameOf(keyOf(next).id);
      const parts = { db, clock, keyring: keyring(folder(), next), madePushKeys: true };
      const { fields } = await abandonKey(parts, { key: lost, accepted: true, actor });
      expect(fields).toEqual({ key: seals, before: lost, openWithdrawals: 1, decidedWithdrawals: 1, accounts: 2 });
      expect(await needed(db)).toEqual([[seals, true]]);
      expect(await db.query("SELECT actor, object, detail FROM audit_log WHERE action = 'keys.abandon'")).toEqual([
        {
          actor,
          object: lost,
          detail: `now: ${seals}; destinations: 1 open, 1 decided; accounts: 2; images: 0; authenticators: 0; saved addresses: 1; keys: desk, fingerprints, objects, security log, vapid; browsers: 1`,
        },
      ]);
      expect((await verifyBooks(parts)).message).toContain('both chains are intact');

      const server = await startKeel(engine, { dataKeys: [keyOf(next)] }, { db: staying(db) });
      const op = await operated(server);
      try {
        const { token, user } = who;
        const listed = await server.call('listWithdrawals', { token, body: { user: user._id } });
        expect(listed.json().message.map((one: { destination: string }) => one.destination)).toEqual(['****', '****']);
        expect((await server.call('listSavedAddresses', { token })).json().message).toEqual([]);
        expect((await op.done('withdrawals', 'list')).rows).toEqual([
          expect.objectContaining({
            id: open._id,
            destination: 'lost with its data key: ask the investor, or reject it',
          }),
        ]);
        await op.done('withdrawals', 'reject', open._id, '--reason', 'Please say again where it goes.');
        const account = await server.call('getUserByToken', { token });
        expect(account.json().user.availableBalance).toBe('90.00');
        await withdraw(server, who, BANK);
        expect(await destinations(db, server.context.sealer)).toContainEqual(
          [SECRETS[2], SECRETS[0], SECRETS[1]].join(),
        );
        expect(server.context.push.vapid.publicKey).not.toBe(pushKey);
        expect(await db.query('SELECT user_id FROM push_subscriptions')).toEqual([]);
        expect(await op.refused('keys', 'abandon', lost, '--accept-loss')).toContain('stop every server first');
      } finally {
        await op.close();
        await server.close();
      }
    });

    it('[OPS-2] if only an older key is lost, the current one keeps sealing, and pushes use the configured keys', async () => {
      const db = await fresh();
      await left(db);
      const next = newDataKey();
      const both = keyring(folder(), next, LOST);
      // An interrupted rotation, right after it switched to the new key.
      await db.query('UPDATE data_keys SET is_current = false');
      await db.query('INSERT INTO data_keys (id, is_current, created_at) VALUES ($1, true, $2)', [
        keyOf(next).id,
        clock(),
      ]);
      await serverKey({ db, clock, sealer: sealerOf(both) }, 'probe', () => 'kept');
      const ring = keyring(folder(), next);
      await abandonKey({ db, clock, keyring: ring, madePushKeys: false }, { key: lost, accepted: true, actor });
      expect(await needed(db)).toEqual([[nameOf(keyOf(next).id), true]]);
      const sealer = await openSealer({ db, clock, keyring: ring });
      expect(await serverKey({ db, clock, sealer }, 'probe', () => 'another')).toBe('kept');
      expect(await db.query('SELECT COUNT(*) AS n FROM push_subscriptions')).toEqual([{ n: 1n }]);
    });

    it('[OPS-2] more than a page of withdrawals is discarded at once', async () => {
      const db = await fresh();
      await left(db);
      await storeUnsealed(db, 1203);
      await openSealer({ db, clock, keyring: keyring(folder(), LOST) });
      const ring = keyring();
      await abandonKey({ db, clock, keyring: ring, madePushKeys: true }, { key: lost, accepted: true, actor });
      expect(new Set(await destinations(db, sealerOf(ring)))).toEqual(new Set(['']));
      // If no key was left at all, a new one is created in the data folder.
      expect(await needed(db)).toEqual([[nameOf(ring.all()[0]?.id ?? Buffer.alloc(0)), true]]);
    });
  });

  it('[OPS-2] a data folder without its key file is refused, and gets no new one', async () => {
    const db = await fresh();
    const dataDir = folder();
    await openSealer({ db, clock, keyring: keyring(dataDir) });
    unlinkSync(join(dataDir, 'data.key'));
    await expect(openSealer({ db, clock, keyring: keyring(dataDir) })).rejects.toThrow(
      'Provide that key. Nothing was changed.',
    );
    expect(() => statSync(join(dataDir, 'data.key'))).toThrow('ENOENT');
  });
});
