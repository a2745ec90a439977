import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveContext } from '@keel/backend/backend/openBackend.ts';
import { nodeAsker } from '@keel/backend/chains/askNode.ts';
import { type Clock, SECOND } from '@keel/backend/clock.ts';
import type { Config } from '@keel/backend/config/Config.ts';
import { servedOperations } from '@keel/backend/contract/contract.ts';
import { readDataKey } from '@keel/backend/sealing/dataKey.ts';
import type { HashCost } from '@keel/backend/security/passwordHasher.ts';
import type { OperationId, SessionStart } from '@keel/contract';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import PostalMime, { type Email } from 'postal-mime';
import { parseEnv } from '../../src/config/env.ts';
import { createServer } from '../../src/http/createServer.ts';
import { createLogger } from '../../src/http/logger.ts';
import type { ServerContext } from '../../src/openContext.ts';
import { openContext, type Seams } from '../../src/openContext.ts';
import { callByHandle } from './callByHandle.ts';
import { expectDeclared } from './contractCheck.ts';
import { type Engine } from './engines.ts';
import { feesOnly } from './feesOnly.ts';
import { NOBODY, testWallet } from './testWallet.ts';

/** A clock that only advances when a test advances it. */
export interface TestClock {
  readonly now: Clock;
  advance(ms: number): void;
}

export interface Sent {
  readonly body?: unknown;
  readonly id?: string;
  /** For addresses with more than one path parameter. */
  readonly params?: Record<string, string>;
  readonly query?: Record<string, string>;
  /** Sent in the header that the operation requires. */
  readonly token?: string;
  /** The caller's network address. @default 127.0.0.1 */
  readonly from?: string;
  readonly headers?: Record<string, string>;
}

/** A running server with its own database, clock, mails and logs. */
export interface Keel {
  readonly app: FastifyInstance;
  readonly context: ServerContext;
  /** Whether calls go through Fastify; see vitest.handle.config.ts. */
  readonly isHttp: boolean;
  readonly clock: TestClock;
  /** Makes a call and compares the answer with the contract. */
  call(operation: OperationId, sent?: Sent): Promise<LightMyRequestResponse>;
  /** All mails so far, oldest first. */
  mails(): Promise<Email[]>;
  /** The digits of the newest mail to an address. */
  code(email: string): Promise<string>;
  /** Everything logged. */
  logs(): string;
  /** Returns and clears the log since the last call. */
  takeLogs(): string;
  close(): Promise<void>;
}

/** Still argon2id, at its minimum cost: the tests create thousands of accounts. */
const QUICK_HASH: HashCost = { memory: 8, passes: 1, parallelism: 1 };
const NOON = new Date('2026-11-20T12:00:00.000Z');
/** Shared, so that several servers of a test can use one database. */
const DATA_KEY = readDataKey(Buffer.alloc(32, 'keel').toString('base64url'));
const operations = servedOperations();
const realNode = nodeAsker();

export function testClock(from = NOON): TestClock {
  let now = from.getTime();
  return {
    now: () => new Date(now),
    advance: (ms) => {
      now += ms;
    },
  };
}

export function testConfig(changes: Partial<Config> = {}): Config {
  const parsed = parseEnv({});
  if (!parsed.ok) throw new Error(parsed.faults.join(' '));
  return {
    ...parsed.config,
    // Most tests create their own data.
    demoHistory: false,
    demoAutopilot: false,
    demoChain: false,
    wallet: testWallet(),
    dataKeys: DATA_KEY ? [DATA_KEY] : [],
    requestsPerMinute: 100_000,
    signInsPerMinute: 100_000,
    logLevel: 'trace',
    ...changes,
  };
}

/** Replacements for the real dependencies; with `fullHashes` passwords are hashed as in production. */
interface TestSeams extends Pick<Seams, 'db' | 'timers' | 'trustedPushOrigin' | 'lookup' | 'ask'> {
  readonly fullHashes?: true;
  /** A clock shared with another process. @default a test clock at noon */
  readonly time?: TestClock;
}

export async function startKeel(
  engine: Engine,
  changes: Partial<Config> = {},
  { fullHashes, time: clock = testClock(), ...seams }: TestSeams = {},
): Promise<Keel> {
  const made = mkdtempSync(join(tmpdir(), 'keel-'));
  const lines: string[] = [];
  const config = testConfig({ dataDir: made, ...changes });
  const { dataDir } = config;
  const log = createLogger(config.logLevel, { write: (line) => void lines.push(line) });
  const db = seams.db ?? (await engine.migrated());
  const context = await openContext({
    config,
    log,
    clock: clock.now,
    ...(!fullHashes && { hashCost: QUICK_HASH }),
    ask: (node, ...args) => (node.url === NOBODY ? feesOnly : realNode)(node, ...args),
    ...seams,
    db,
  });
  const app = await createServer(context);
  // The same tests without HTTP; see vitest.handle.config.ts.
  const handle = process.env['KEEL_HOST'] === 'handle' ? serveContext(context).handle : null;

  const mails = async () => {
    await context.outbox.drain();
    const folder = join(dataDir, 'mail');
    const names = readdirSync(dataDir).includes('mail') ? readdirSync(folder).toSorted() : [];
    return Promise.all(names.map((name) => PostalMime.parse(readFileSync(join(folder, name)))));
  };

  return {
    app,
    context,
    isHttp: handle === null,
    clock,
    mails,
    async call(operation, { body, id, params = {}, query, token, from, headers = {} } = {}) {
      const { path, method } = served(operation);
      const injected = {
        method: method.toUpperCase() as 'GET' | 'POST',
        url: path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? id ?? 'keel')),
        headers: { ...(token !== undefined && credentials(operation, token)), ...headers },
        ...(query && { query }),
        ...(from !== undefined && { remoteAddress: from }),
        ...(body !== undefined && { payload: body as object }),
      };
      const response = await (handle ? callByHandle(handle, injected) : app.inject(injected));
      expectDeclared(operation, response);
      return response;
    },
    async code(email) {
      const to = email.toLowerCase();
      const sent = (await mails()).filter((mail) => mail.to?.some(({ address }) => address?.toLowerCase() === to));
      const digits = /^\d{4}$/m.exec(sent.at(-1)?.text ?? '')?.[0];
      if (digits === undefined) throw new Error('No mail with a code came.');
      return digits;
    },
    logs: () => lines.join(''),
    takeLogs: () => lines.splice(0).join(''),
    async close() {
      await app.close();
      rmSync(made, { recursive: true, force: true });
    },
  };
}

/** A valid sign-up, with the changes of a test. */
export async function signupBody(keel: Keel, changes: Record<string, unknown> = {}): Promise<Record<string, unknown>> {
  const [starter] = (await keel.call('listPackages')).json<{ message: { _id: string }[] }>().message;
  return {
    package: starter?._id,
    accountPackage: starter,
    firstName: 'Ines',
    lastName: 'Duarte',
    email: 'ines@example.org',
    password: 'harbour-lamp-42',
    confirmPassword: 'harbour-lamp-42',
    gender: 'female',
    country: 'Portugal',
    phone: '+351 555 0199',
    ...changes,
  };
}

/** What a browser sends to verify its sign-up. */
export interface Verifying {
  readonly email: string;
  readonly code: string;
  readonly signUpToken: string;
}

/** Signs up, reads the mail, and returns what verifies it. */
export async function signUp(keel: Keel, email: string, changes: Record<string, unknown> = {}): Promise<Verifying> {
  const response = await keel.call('signup', { body: await signupBody(keel, { email, ...changes }) });
  return { email, code: await keel.code(email), signUpToken: response.json<Verifying>().signUpToken };
}

/** Signs up and verifies a new investor. */
export async function newInvestor(keel: Keel, email: string): Promise<SessionStart> {
  const response = await keel.call('verifyEmail', { body: await signUp(keel, email) });
  keel.clock.advance(SECOND);
  return response.json<SessionStart>();
}

/** Signs in the sample investor. */
export async function amelia(keel: Keel): Promise<SessionStart> {
  return (await keel.call('login', { body: keel.context.demo })).json<SessionStart>();
}

function served(operation: OperationId) {
  const found = operations.get(operation);
  if (!found) throw new Error(`${operation} is not in the contract.`);
  return found;
}

function credentials(operation: OperationId, token: string): Record<string, string> {
  return operation === 'getUserByToken' ? { header: token } : { authorization: `Bearer ${token}` };
}
