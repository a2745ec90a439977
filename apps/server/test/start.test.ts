import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newDataKey } from '@keel/backend/sealing/dataKey.ts';
import type { SessionStart } from '@keel/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../rig/freePort.ts';
import { parseEnv } from '../src/config/env.ts';
import { openPglite } from '../src/db/pglite.ts';
import { openPostgres } from '../src/db/postgres.ts';
import { claimExclusively } from '../src/db/presence.ts';
import { engines, newPostgresDatabase } from './support/engines.ts';
import { clean, cleanUp, operator, refused, started, temporaryFolder } from './support/process.ts';

afterEach(cleanUp);

let usedBefore = '';

beforeAll(async () => {
  usedBefore = mkdtempSync(join(tmpdir(), 'keel-used-'));
  const server = await started({ DATA_DIR: usedBefore });
  server.child.kill('SIGTERM');
  await server.exit;
});

afterAll(() => rmSync(usedBefore, { recursive: true, force: true }));

/** A used data folder: starting on a copy is faster than creating a database. */
function usedFolder(): string {
  const folder = temporaryFolder();
  cpSync(usedBefore, folder, { recursive: true });
  return folder;
}

/** Files and folders below a folder that others can access. */
function openToOthers(folder: string): string[] {
  const all = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return all.filter((name) => (statSync(join(folder, name)).mode & 0o077) !== 0);
}

function logIn(url: string, password: string): Promise<Response> {
  const body = JSON.stringify({ email: 'amelia@example.org', password });
  return fetch(`${url}/api/login`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
}

describe('start', () => {
  it('[OPS-2] prints the address and a working sign-in; after kill -9 nothing is lost', async () => {
    const DATA_DIR = temporaryFolder();
    const first = await started({ DATA_DIR });
    expect(first.output()).toContain('Keel is ready, in demo mode: nothing here is real.');
    expect(first.output()).toContain(join(DATA_DIR, 'mail'));
    const { token } = (await (await logIn(first.url, first.password)).json()) as { token: string };
    first.child.kill('SIGKILL');
    await first.exit;

    const second = await started({ DATA_DIR });
    const account = await fetch(`${second.url}/api/userbytoken`, { headers: { header: token } });
    expect(account.status).toBe(200);
    expect(second.password).toBe(first.password);
    expect(statSync(join(DATA_DIR, 'demo-sign-in.txt')).mode & 0o777).toBe(0o600);
    expect(readFileSync(join(DATA_DIR, 'demo-sign-in.txt'), 'utf8')).toContain(`Password: ${first.password}`);
  });

  it('[OPS-2] with MIGRATE_AT_START=0 a start requires the migrate command (S-4)', async () => {
    const env = { DATA_DIR: temporaryFolder(), MIGRATE_AT_START: '0' };
    expect(await refused(env)).toContain('Bring it up to date first: npm run -s operator -- migrate');
    const [first, second] = [await operator(env, 'migrate'), await operator(env, 'migrate')];
    expect([first.code, first.out]).toEqual([0, expect.stringMatching(/^The schema was migrated from 0 to \d+\.\n/)]);
    expect([second.code, second.out]).toEqual([0, expect.stringContaining('which is up to date.')]);
    const server = await started(env);
    expect((await operator(env, 'migrate')).out).toContain('which is up to date.');
    expect((await logIn(server.url, server.password)).status).toBe(200);
  });

  it('[OPS-2] SIGTERM ends it cleanly', async () => {
    const DATA_DIR = usedFolder();
    const server = await started({ DATA_DIR });
    server.child.kill('SIGTERM');
    expect(await server.exit).toBe(0);
    expect(readdirSync(DATA_DIR)).not.toContain('lock');
  });

  it('[OPS-2] a second server on the same data folder names the owner and ends', async () => {
    const DATA_DIR = usedFolder();
    const { child } = await started({ DATA_DIR });
    expect(await refused({ DATA_DIR })).toBe(
      `The data folder ${DATA_DIR} is in use by process ${child.pid}. Stop that one first, or set DATA_DIR to another folder.`,
    );
  });

  it('[OPS-2] so does one in another container, which sees the folder but not the process (N-3)', async () => {
    const DATA_DIR = usedFolder();
    const { child, exit } = await started({ DATA_DIR });
    expect(await refused({ DATA_DIR }, { isolated: true })).toContain(`The data folder ${DATA_DIR} is in use by`);
    child.kill('SIGKILL');
    await exit;
    // The lock file of a killed server blocks nobody.
    await started({ DATA_DIR });
  });

  it('[OPS-2] files of the embedded database are only accessible to its user, also those that were accessible before (N-5)', async () => {
    const DATA_DIR = usedFolder();
    chmodSync(DATA_DIR, 0o755);
    chmodSync(join(DATA_DIR, 'db'), 0o755);
    chmodSync(join(DATA_DIR, 'db', 'PG_VERSION'), 0o666);
    const server = await started({ DATA_DIR });
    expect(openToOthers(join(DATA_DIR, 'db'))).toEqual([]);
    server.child.kill('SIGTERM');
    await server.exit;
    expect(statSync(join(DATA_DIR, 'db')).mode & 0o777).toBe(0o700);
  });

  it('[OPS-2] restoring a missing file creates no database (N-16)', async () => {
    const DATA_DIR = join(temporaryFolder(), 'data');
    const file = join(DATA_DIR, 'no.backup');
    expect(await operator({ DATA_DIR }, '--yes', 'restore', file)).toEqual({
      code: 1,
      out: '',
      err: `There is no file ${file}.\n`,
    });
    expect(existsSync(DATA_DIR)).toBe(false);
  });

  it('[OPS-2] reports a port in use', async () => {
    const other = createServer();
    other.listen(0, '127.0.0.1');
    await once(other, 'listening');
    clean.push(() => new Promise<void>((resolve) => other.close(() => resolve())));
    const address = other.address();
    const PORT = String(typeof address === 'object' && address ? address.port : 0);
    expect(await refused({ DATA_DIR: usedFolder(), PORT })).toBe(
      `Port ${PORT} on 127.0.0.1 is taken. Stop what uses it, or set PORT to another number.`,
    );
  });

  it('[OPS-2] reports a damaged data folder', async () => {
    const DATA_DIR = temporaryFolder();
    mkdirSync(join(DATA_DIR, 'db'));
    writeFileSync(join(DATA_DIR, 'db', 'PG_VERSION'), '18\n');
    expect(await refused({ DATA_DIR })).toBe(
      `The database in ${join(DATA_DIR, 'db')} is damaged and cannot be opened. Restore a backup into it, or move the folder away to start empty.`,
    );
  });

  it('[OPS-2] reports a disk without space for a database, and removes what it created', async () => {
    const DATA_DIR = temporaryFolder();
    expect(await refused({ DATA_DIR }, { limit: 2000 })).toBe(
      `The database could not be created in ${join(DATA_DIR, 'db')}: the disk is full or not writable. Free 64 MB there, or set DATA_DIR to another disk. Nothing was changed.`,
    );
    // The lock file stays: it is empty, and deleting it could let two servers in.
    expect(readdirSync(DATA_DIR)).toEqual(['lock.sqlite']);
  });

  it('[OPS-2] reports an embedded database of a newer version', async () => {
    const DATA_DIR = usedFolder();
    const db = await openPglite(DATA_DIR);
    await db.query('INSERT INTO schema_migrations (version, applied_at) VALUES (99, $1)', [new Date()]);
    await db.close();
    expect(await refused({ DATA_DIR })).toMatch(
      /^The database was made by a newer version of Keel \(schema 99; this one knows \d+\)\. Start that version, or restore an older backup\.$/,
    );
  });

  it('[OPS-2] reports a data folder that is a file', async () => {
    const DATA_DIR = join(temporaryFolder(), 'data');
    writeFileSync(DATA_DIR, '');
    expect(await refused({ DATA_DIR })).toBe(
      `The data folder ${DATA_DIR} cannot be made (EEXIST). Set DATA_DIR to a folder that this user may write to.`,
    );
  });

  it('[OPS-2] reports a data folder with a missing or wrong data key, changes nothing, and starts with the right one', async () => {
    const DATA_DIR = usedFolder();
    const file = join(DATA_DIR, 'data.key');
    const key = readFileSync(file, 'utf8');
    const sentence =
      /^The data is encrypted with the data key [\da-f]{16}, which is neither in KEEL_DATA_KEY nor in .*data\.key\. Provide that key\. Nothing was changed\.\nWithout it, these cannot be read: .*\n.* npm run -s operator -- keys abandon [\da-f]{16}$/;
    rmSync(file);
    expect(await refused({ DATA_DIR })).toMatch(sentence);
    expect(readdirSync(DATA_DIR)).not.toContain('data.key');
    writeFileSync(file, `${newDataKey()}\n`, { mode: 0o600 });
    expect(await refused({ DATA_DIR })).toMatch(sentence);
    writeFileSync(file, key);
    expect((await started({ DATA_DIR })).output()).toContain('Keel is ready');
  });

  it('[OPS-1] reports another file in place of the operator channel', async () => {
    const DATA_DIR = usedFolder();
    writeFileSync(join(DATA_DIR, 'operator.sock'), 'mine');
    expect(await refused({ DATA_DIR })).toBe(
      `${join(DATA_DIR, 'operator.sock')} is not the operator channel of this server: it is no socket. Move it away.`,
    );
    expect(readFileSync(join(DATA_DIR, 'operator.sock'), 'utf8')).toBe('mine');
  });

  it('[OPS-2] reports an unresponsive PostgreSQL', async () => {
    const output = await refused({
      DATA_DIR: temporaryFolder(),
      DATABASE_URL: 'postgres://me:canary@127.0.0.1:1/keel',
    });
    expect(output).toMatch(/^PostgreSQL at DATABASE_URL does not answer \(.*\)\. Start it, or correct DATABASE_URL\.$/);
    expect(output).not.toContain('canary');
  });

  it('[HONEST-1] live mode refuses to start, and names everything that is missing', async () => {
    expect((await refused({ DATA_DIR: temporaryFolder(), MODE: 'live', PORT: 'x' })).split('\n')).toEqual([
      'PORT must be a whole number from 0 to 65535.',
      'MODE=live needs OPERATOR_NAME: the name of the company or person that runs this site.',
      'MODE=live needs OPERATOR_ADDRESS: its postal address.',
      'MODE=live needs OPERATOR_REGISTRATION: its licence or registration, as it should stand in the footer.',
      'MODE=live needs PUBLIC_URL: the address that people open, such as https://invest.example.org.',
      'MODE=live needs SMTP_URL: the mail server that sends the codes, such as smtps://user:password@mail.example.org.',
      'MODE=live needs MAIL_FROM: the sender of the mails, such as Keel <no-reply@example.org>.',
      'MODE=live needs DATABASE_URL: a PostgreSQL server; the embedded database does not survive a power cut (for a trial, ALLOW_EMBEDDED_PRODUCTION=1 takes it).',
      'MODE=live needs KEEL_DATA_KEY: the key that seals secrets in that database, 32 bytes as base64url; docs/operating.md says how to make and to keep it.',
      'MODE=live needs S3_BUCKET: an object store for images, with S3_REGION, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY; images in a folder are seen by one server alone, and lost with it.',
    ]);
  });
});

describe.each(engines.filter(({ name }) => name === 'postgres'))('start on $name', () => {
  it('[OPS-2] two servers can start together on one empty database, and share its sessions', async () => {
    const DATABASE_URL = await newPostgresDatabase();
    const DATA_DIR = temporaryFolder();
    writeFileSync(join(DATA_DIR, 'demo-sign-in.txt'), 'E-mail: amelia@example.org\nPassword: shared-by-both-1\n');
    const [one, other] = await Promise.all([started({ DATABASE_URL, DATA_DIR }), started({ DATABASE_URL, DATA_DIR })]);
    const { token } = (await (await logIn(one.url, 'shared-by-both-1')).json()) as { token: string };
    const account = await fetch(`${other.url}/api/userbytoken`, { headers: { header: token } });
    expect([one.password, account.status]).toEqual(['shared-by-both-1', 200]);
  });

  it('[WD-5] with two processes on one database, 100 of 200 withdrawals that fit are accepted, and one of 100 with the same key', async () => {
    const DATABASE_URL = await newPostgresDatabase();
    const DATA_DIR = temporaryFolder();
    const env = { DATABASE_URL, DATA_DIR, REQUESTS_PER_MINUTE: '100000' };
    // The second one uses the sign-in and the key that the first has created.
    const first = await started(env);
    const both = [first, await started(env)];
    const { token, user } = (await (await logIn(first.url, first.password)).json()) as SessionStart;
    const take = async (n: number, amount: string, key: string = randomUUID()) => {
      const response = await fetch(`${both[n % 2]?.url}/api/createwithdraw`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify({ user: user._id, amount, method: 'cashapp', cashapp_address: '$harbour-lamp' }),
      });
      return { status: response.status, text: await response.text() };
    };
    // More of them than may be pending by default.
    expect(await operator(env, 'settings', 'set', 'payouts.openWithdrawals', '200')).toMatchObject({ code: 0 });
    const key = randomUUID();
    // A call that waits longer than two seconds for the first one gets an error, and is repeated as the app does.
    const takeUntilAnswered = async (n: number, amount: string, ownKey?: string): ReturnType<typeof take> => {
      const answer = await take(n, amount, ownKey ?? key);
      return answer.status === 409 || answer.status === 503 ? takeUntilAnswered(n, amount, ownKey ?? key) : answer;
    };
    const same = await Promise.all(Array.from({ length: 100 }, (_, n) => takeUntilAnswered(n, '480.50')));
    expect(same.map(({ status }) => status)).toEqual(same.map(() => 200));
    expect(new Set(same.map(({ text }) => text)).size).toBe(1);
    // 12,000.00 remain of 12,480.00, so none of this depends on the order.
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, n) => takeUntilAnswered(n, '120.00', randomUUID())),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(100);
    expect(answers.filter(({ text }) => text.includes('insufficient_fund'))).toHaveLength(100);
    expect(await operator(env, 'ledger', 'verify')).toMatchObject({ code: 0 });
  });

  it('[OPS-2] a restore is refused while a server runs on the database, whichever data folder it has (N-6)', async () => {
    const folder = temporaryFolder();
    const file = join(folder, 'keel.backup');
    const env = { DATABASE_URL: await newPostgresDatabase(), DATA_DIR: join(folder, 'one') };
    const server = await started(env);
    expect(await operator(env, 'backup', file)).toMatchObject({ code: 0 });
    const other = { ...env, DATA_DIR: join(folder, 'two') };
    mkdirSync(other.DATA_DIR);
    copyFileSync(join(env.DATA_DIR, 'data.key'), join(other.DATA_DIR, 'data.key'));
    expect(await operator(other, '--yes', 'restore', file, '--force')).toEqual({
      code: 1,
      out: '',
      err: 'A server is running on this database. Stop all servers, repeat the command, and start them again. Nothing was changed.\n',
    });
    server.child.kill('SIGKILL');
    await server.exit;
    const restored = () => operator(other, '--yes', 'restore', file, '--force');
    await expect.poll(restored, { timeout: 30_000 }).toMatchObject({ code: 0 });
  });

  it('[OPS-2] a server does not start while a command has exclusive access (N-6)', async () => {
    const DATABASE_URL = await newPostgresDatabase();
    const command = await claimExclusively(DATABASE_URL);
    expect(await refused({ DATABASE_URL, DATA_DIR: temporaryFolder() })).toBe(
      'An operator command is running on this database. Start again when it is done.',
    );
    await command.end();
  });

  it('[OPS-2] reports a database of a newer version', async () => {
    const DATABASE_URL = await newPostgresDatabase();
    const first = await started({ DATABASE_URL, DATA_DIR: temporaryFolder() });
    first.child.kill('SIGTERM');
    await first.exit;
    const db = openPostgres(DATABASE_URL, () => undefined);
    await db.query('INSERT INTO schema_migrations (version, applied_at) VALUES (99, $1)', [new Date()]);
    await db.close();
    expect(await refused({ DATABASE_URL, DATA_DIR: temporaryFolder() })).toMatch(
      /^The database was made by a newer version of Keel \(schema 99; this one knows \d+\)\. Start that version, or restore an older backup\.$/,
    );
  });
});

/** For example two first starts and a restore. */
const JOURNEY_MS = 300_000;

const SAFE_DATABASE = 'postgres://db.example.org/keel?sslmode=verify-full';

/** All required variables of live mode except a database. */
const LIVE = {
  MODE: 'live',
  OPERATOR_NAME: 'Example Ltd',
  OPERATOR_ADDRESS: '1 Example Street',
  OPERATOR_REGISTRATION: 'No. 1',
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'Example <hello@example.org>',
  KEEL_DATA_KEY: newDataKey(),
  S3_ENDPOINT: 'http://127.0.0.1:1',
  S3_BUCKET: 'images',
  S3_REGION: 'eu-central-1',
  S3_ACCESS_KEY_ID: 'x',
  S3_SECRET_ACCESS_KEY: 'x',
};

/** The variables of the desk's own process. */
const DESK_ENV = {
  MODE: 'live',
  DESK_KEY: 'ab'.repeat(32),
  MARKET_DATA_URL: 'https://pro-api.example.org/api/v3',
  DATABASE_URL: 'postgres://localhost/keel',
  KEEL_DATA_KEY: newDataKey(),
  PUBLIC_URL: 'https://invest.example.org',
  ETHEREUM_MAIN_URL: 'https://main.example.org',
};

/** The second price source of the desk's configuration, or the fault. */
function checkOf(changes: Record<string, string>) {
  const parsed = parseEnv({ ...DESK_ENV, ...changes }, 'desk');
  return parsed.ok ? parsed.config.marketCheck : parsed.faults;
}

describe.each(engines)('a real server on $name', ({ name }) => {
  const database = async (): Promise<Record<string, string>> =>
    name === 'postgres' ? { DATABASE_URL: await newPostgresDatabase() } : {};

  it('[HONEST-1][OPS-1] live mode waits until its operator has set what is missing', async () => {
    const PORT = String(await freePort());
    const url = `http://localhost:${PORT}`;
    const env = { ...LIVE, ...(await database()), DATA_DIR: temporaryFolder(), PORT, PUBLIC_URL: url };
    const { output } = await started({ ...env, ALLOW_EMBEDDED_PRODUCTION: '1' });
    expect(output()).toContain('Keel waits for its operator and answers 503 until then.');
    expect(output()).toContain('settings set address.bitcoin ADDRESS');
    expect(output()).toContain('plans set NAME --price N');
    expect(output().includes('WARNING: live mode on the embedded database')).toBe(name === 'pglite');
    const status = async (path: string) => (await fetch(`${url}${path}`)).status;
    const all = () => Promise.all(['/health/live', '/health/ready', '/api/packages'].map(status));
    expect(await all()).toEqual([200, 503, 503]);
    const address = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
    expect(await operator(env, 'settings', 'set', 'address.bitcoin', address)).toMatchObject({ code: 0 });
    expect(await all()).toEqual([200, 503, 503]);
    expect(await operator(env, 'plans', 'set', 'Starter', '--price', '2000')).toMatchObject({ code: 0 });
    expect(await all()).toEqual([200, 200, 200]);
    expect((await operator(env, 'settings', 'set', 'address.bitcoin', '')).err).toContain('this is the last one');
  });

  it(
    '[OPS-2][OPS-1] with a permanently lost data key the server says how to continue, the operator accepts, and it starts',
    async () => {
      const env = { ...(await database()), DATA_DIR: temporaryFolder() };
      const first = await started(env);
      const { rows } = JSON.parse((await operator(env, '--json', 'keys', 'list')).out);
      const lost = String(rows[0].key);
      const abandon = (...more: string[]) => operator(env, 'keys', 'abandon', lost, ...more);
      expect(await abandon('--accept-loss')).toMatchObject({
        code: 1,
        err: expect.stringContaining('A server is running'),
      });
      first.child.kill('SIGTERM');
      await first.exit;
      expect(await abandon('--accept-loss')).toMatchObject({ code: 1, err: expect.stringContaining('is available') });

      rmSync(join(env.DATA_DIR, 'data.key'));
      expect(await refused(env)).toContain(`npm run -s operator -- keys abandon ${lost}`);
      expect(await abandon()).toMatchObject({ code: 1, out: '', err: expect.stringContaining('add --accept-loss') });
      expect(readdirSync(env.DATA_DIR)).not.toContain('data.key');
      const live = await operator({ ...env, MODE: 'live' }, 'keys', 'abandon', lost, '--accept-loss');
      // A live site on PostgreSQL reads its key only from the environment, which has none.
      const isMade = name === 'pglite';
      expect([live.code, live.err.includes('Set KEEL_DATA_KEY to a new key first')]).toEqual([isMade ? 0 : 1, !isMade]);
      const { code, out: output, err } = isMade ? live : await abandon('--accept-loss');
      expect([code, err, output.includes(`The data no longer needs the key ${lost}`)]).toEqual([0, '', true]);

      const second = await started(env);
      const { token } = (await (await logIn(second.url, second.password)).json()) as { token: string };
      const account = await fetch(`${second.url}/api/userbytoken`, { headers: { header: token } });
      expect(await account.json()).toMatchObject({ user: { availableBalance: '12480.50' } });
      const { out } = await operator(env, 'audit', 'list');
      expect(out).toContain('keys.abandon');
    },
    JOURNEY_MS,
  );

  it(
    '[OPS-2][OPS-1] backup, wipe, restore: the ledger is the same',
    async () => {
      const folder = temporaryFolder();
      const file = join(folder, 'keel.backup');
      const before = { ...(await database()), DATA_DIR: join(folder, 'one') };
      const first = await started(before);
      const [waiting] = JSON.parse((await operator(before, '--json', 'deposits', 'list')).out).rows;
      await operator(before, '--yes', 'deposits', 'confirm', waiting.id);
      const verified = await operator(before, 'ledger', 'verify');
      expect(verified).toMatchObject({ code: 0, out: expect.stringContaining('both chains are intact') });
      expect(await operator(before, 'backup', file)).toMatchObject({ code: 0 });
      expect(await operator(before, '--yes', 'restore', file, '--force')).toEqual({
        code: 1,
        out: '',
        err: 'A server is running on this data. Stop it, restore, and start it again. Nothing was changed.\n',
      });
      first.child.kill('SIGTERM');
      await first.exit;
      expect(await operator(before, 'deposits', 'list')).toMatchObject({ code: 3 });

      const after = { ...(await database()), DATA_DIR: join(folder, 'two') };
      const keyless = await operator(after, '--yes', 'restore', file);
      expect([keyless.code, keyless.err]).toEqual([
        1,
        expect.stringMatching(
          /^The backup is encrypted with the data key [\da-f]{16}, which is neither in KEEL_DATA_KEY nor in .*\. Provide that key\. Nothing was changed\.\n$/,
        ),
      ]);
      // A backup never contains the key: it has to be provided for a restore.
      mkdirSync(after.DATA_DIR, { recursive: true });
      copyFileSync(join(before.DATA_DIR, 'data.key'), join(after.DATA_DIR, 'data.key'));
      expect(await operator(after, '--yes', 'restore', file)).toMatchObject({ code: 0 });
      expect((await operator(after, 'ledger', 'verify')).out).toBe(verified.out);
      const second = await started(after);
      expect((await operator(after, 'ledger', 'verify')).out).toBe(verified.out);
      const { token } = (await (await logIn(second.url, second.password)).json()) as { token: string };
      const account = await fetch(`${second.url}/api/userbytoken`, { headers: { header: token } });
      expect(await account.json()).toMatchObject({ user: { availableBalance: '14480.50' } });
    },
    JOURNEY_MS,
  );
});

describe('environment', () => {
  it('[OPS-3] starts without any settings', () => {
    const parsed = parseEnv({});
    expect(parsed).toMatchObject({
      ok: true,
      config: { mode: 'demo', port: 3000, host: '127.0.0.1', dataDir: 'data', databaseUrl: null, sessionHours: 24 },
    });
  });

  it('[HONEST-1] live mode starts when all settings are given', () => {
    const parsed = parseEnv({ ...LIVE, PUBLIC_URL: 'https://invest.example.org/', DATABASE_URL: SAFE_DATABASE });
    expect(parsed).toMatchObject({ ok: true, config: { mode: 'live', publicUrl: 'https://invest.example.org' } });
  });

  it.each([
    [{}, false],
    [{ REQUIRE_IDEMPOTENCY_KEY: '1' }, true],
    [{ ...LIVE, DATABASE_URL: SAFE_DATABASE }, true],
    [{ ...LIVE, DATABASE_URL: SAFE_DATABASE, REQUIRE_IDEMPOTENCY_KEY: '0' }, false],
  ])('[WD-5] live mode requires an Idempotency-Key, unless told otherwise: %# (M-24)', (env, isRequired) => {
    expect(parseEnv({ PUBLIC_URL: 'https://invest.example.org', ...env })).toMatchObject({
      ok: true,
      config: { requireIdempotencyKey: isRequired },
    });
  });

  it.each([
    [{}, false],
    [{ AUTH_HIDE_ACCOUNTS: '1' }, true],
    [{ ...LIVE, DATABASE_URL: SAFE_DATABASE }, true],
    [{ ...LIVE, DATABASE_URL: SAFE_DATABASE, AUTH_HIDE_ACCOUNTS: '0' }, false],
  ])('[AUTH-6] live mode hides whether an account exists, unless told otherwise: %# (M-22)', (env, hideAccounts) => {
    expect(parseEnv({ PUBLIC_URL: 'https://invest.example.org', ...env })).toMatchObject({
      ok: true,
      config: { hideAccounts },
    });
  });

  it.each([
    ['postgres://db.example.org/keel', false],
    ['postgres://db.example.org/keel?sslmode=disable', false],
    ['postgres://db.example.org/keel?sslmode=prefer', false],
    ['postgres:///keel?host=db.example.org', false],
    [SAFE_DATABASE, true],
    ['postgres://localhost/keel', true],
    ['postgres://127.0.0.1:5432/keel', true],
    ['postgres://[::1]/keel', true],
    ['postgres:///keel?host=/run/postgresql', true],
  ])('[HONEST-1] live mode and DATABASE_URL=%s: accepted is %j (M-28)', (DATABASE_URL, isTaken) => {
    const parsed = parseEnv({ ...LIVE, PUBLIC_URL: 'https://invest.example.org', DATABASE_URL });
    expect(parsed.ok || parsed.faults).toEqual(
      isTaken || [
        'MODE=live needs DATABASE_URL with TLS: add ?sslmode=verify-full to it, unless PostgreSQL is on this machine.',
      ],
    );
  });

  it('[DESK-1] the desk of live mode refuses a test network, and says which to remove (M-1)', () => {
    const test = { ETHEREUM_TEST_URL: 'https://node.example.org' };
    expect(parseEnv({ ...DESK_ENV, ...test }, 'desk')).toEqual({
      ok: false,
      faults: [
        'MODE=live does not allow ETHEREUM_TEST_URL together with DESK_KEY: test coins have no value. Remove one of them.',
      ],
    });
    const live = { ...LIVE, PUBLIC_URL: 'https://invest.example.org', DATABASE_URL: SAFE_DATABASE };
    expect(parseEnv({ ...live, ...test }).ok).toBe(true);
  });

  it('[DESK-1] the web server refuses a desk key in live mode, and says where it belongs (M-19)', () => {
    const live = { ...LIVE, PUBLIC_URL: 'https://invest.example.org', DATABASE_URL: SAFE_DATABASE };
    expect(parseEnv(live).ok).toBe(true);
    expect(parseEnv({ ...live, DESK_KEY: 'ab'.repeat(32) })).toEqual({
      ok: false,
      faults: [
        'MODE=live does not allow DESK_KEY in the web server, which is reachable from the internet. Set it only for npm run desk, and remove it here.',
      ],
    });
    expect(parseEnv({ DESK_KEY: 'ab'.repeat(32) }).ok).toBe(true);
  });

  it('[DESK-1] the second source of prices has to differ from the first, and use https in live mode (M-9)', () => {
    expect(checkOf({})).toBeNull();
    expect(checkOf({ MARKET_CHECK_URL: 'https://prices.example.org/v3', MARKET_CHECK_KEY: 'k' })).toEqual({
      url: 'https://prices.example.org/v3',
      key: 'k',
      bandBps: 100,
    });
    expect(checkOf({ MARKET_CHECK_URL: 'https://pro-api.example.org/api/v4' })).toEqual([
      'MARKET_CHECK_URL must be another source than MARKET_DATA_URL.',
    ]);
    expect(checkOf({ MARKET_CHECK_URL: 'http://prices.example.org' })).toEqual([
      'MODE=live needs MARKET_CHECK_URL to start with https://, unless it is on this machine.',
    ]);
    expect(parseEnv({ MARKET_CHECK_URL: 'https://prices.example.org' })).toEqual({
      ok: false,
      faults: ['MARKET_CHECK_URL needs MARKET_DATA_URL, whose prices it checks.'],
    });
  });

  it('[DESK-1] the desk needs neither mail server nor image store (M-19)', () => {
    expect(parseEnv(DESK_ENV, 'desk')).toMatchObject({ ok: true, config: { wallet: { deskKey: 'ab'.repeat(32) } } });
  });

  it.each([
    [{ DESK_KEY: '' }, 'npm run desk needs DESK_KEY: the private key that it pays with, 64 hexadecimal digits.'],
    [
      { DATABASE_URL: '', ALLOW_EMBEDDED_PRODUCTION: '1' },
      'npm run desk needs DATABASE_URL: a PostgreSQL server, the same as that of the web server. The embedded database serves one process.',
    ],
    [
      { PUBLIC_URL: '' },
      'MODE=live needs PUBLIC_URL: the address that people open, such as https://invest.example.org.',
    ],
    [
      { MARKET_DATA_URL: '' },
      'npm run desk needs MARKET_DATA_URL: what is sold is credited at the price of the moment, from a CoinGecko-compatible source.',
    ],
    [{ MODE: 'demo' }, 'npm run desk is for MODE=live. In demo mode the desk is part of the server: npm start.'],
  ])('[DESK-1] the desk does not start with %j (M-19)', (changes, fault) => {
    expect(parseEnv({ ...DESK_ENV, ...changes }, 'desk')).toEqual({ ok: false, faults: [fault] });
  });

  it.each(['ETHEREUM_MAIN_URL', 'SOLANA_TEST_URL', 'MARKET_DATA_URL', 'S3_ENDPOINT'])(
    '[HONEST-1] live mode requires https for %s, except on this machine (M-28)',
    (name) => {
      const live = { ...LIVE, PUBLIC_URL: 'https://invest.example.org', DATABASE_URL: SAFE_DATABASE };
      const fault = `MODE=live needs ${name} to start with https://, unless it is on this machine.`;
      expect(parseEnv({ ...live, [name]: 'http://node.example.org' })).toEqual({ ok: false, faults: [fault] });
      expect(parseEnv({ ...live, [name]: 'http://127.0.0.1:8545' }).ok).toBe(true);
      expect(parseEnv({ ...live, [name]: 'https://node.example.org' }).ok).toBe(true);
      expect(parseEnv({ [name]: 'http://node.example.org' })).toSatisfy(
        ({ ok, faults = [] }) => ok || !faults.includes(fault),
      );
    },
  );

  it.each([
    [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535.'],
    [{ SESSION_HOURS: '-1' }, 'SESSION_HOURS must be a number from 0.0001 to 720.'],
    [{ PASSWORD_MIN: '4' }, 'PASSWORD_MIN must be a whole number from 7 to 64.'],
    [{ MODE: 'production' }, 'MODE must be one of: demo, live.'],
    [{ AUTH_HIDE_ACCOUNTS: 'yes' }, 'AUTH_HIDE_ACCOUNTS must be one of: 0, 1.'],
    [
      { DATABASE_URL: 'mysql://canary' },
      'DATABASE_URL must be an address that starts with postgres:// or postgresql://.',
    ],
    [{ SMTP_URL: 'canary' }, 'SMTP_URL must be an address that starts with smtp:// or smtps://.'],
    [{ PUBLIC_URL: 'javascript:canary' }, 'PUBLIC_URL must be an address that starts with http:// or https://.'],
  ])('[OPS-3] an invalid %j is reported without being repeated', (env, fault) => {
    expect(parseEnv(env)).toEqual({ ok: false, faults: [fault] });
  });
});
