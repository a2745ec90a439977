import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import PostalMime from 'postal-mime';
import { type Postgres, startPostgres } from '../../../server/test/support/postgres.ts';
import { freePort } from './freePort.ts';

const MAIN = fileURLToPath(new URL('../../../server/src/main.ts', import.meta.url));
const PUSH_TEST_SERVER = fileURLToPath(new URL('pushTestServer.ts', import.meta.url));
/** Most tests create and decide their own data. */
const WITHOUT_DEMO_ACTIVITY = { DEMO_HISTORY: '0', DEMO_AUTOPILOT: '0', DEMO_CHAIN: '0' };
/** All pages of a test run come from one address, so the limits per address do not fit. */
const HIGH_RATE_LIMITS = { REQUESTS_PER_MINUTE: '10000', SIGN_INS_PER_MINUTE: '1000' };
/** The demo drawer is shown only in its own tests. */
const NO_DRAWER = { DEMO_OPERATOR: '0' };
/** On a slow machine, creating an empty database takes longer than a test may take, in ms. */
export const READY_WITHIN_MS = 120_000;
const POLL_MS = 50;

/** The database: the embedded one, or a PostgreSQL server (OPS-2). */
export type Database = 'embedded' | 'postgres';

export interface KeelServerOptions {
  /** @default 'embedded' */
  readonly database?: Database;
  /** Adds to or replaces the environment of the process. */
  readonly env?: Readonly<Record<string, string>>;
  /** A local push service that the server may send to. */
  readonly pushOrigin?: string;
  /** Another built checkout of this repository, whose server and app are started. @default this one */
  readonly checkout?: string;
}

/** A mail that the server has sent. */
interface Mail {
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
}

/** One real backend with its own database and port, serving the built app. */
export class KeelServer {
  readonly url: string;
  readonly dataDir: string;
  readonly #port: number;
  readonly #env: Readonly<Record<string, string>>;
  readonly #postgres: Postgres | undefined;
  readonly #program: readonly string[];
  readonly #readMails = new Map<string, Promise<Mail>>();
  #process: ChildProcess | undefined;
  #output = '';

  private constructor(
    port: number,
    dataDir: string,
    postgres: Postgres | undefined,
    { env = {}, pushOrigin, checkout }: KeelServerOptions,
  ) {
    this.#port = port;
    const main = checkout === undefined ? MAIN : join(checkout, 'apps/server/src/main.ts');
    this.#program = pushOrigin === undefined ? [main] : [PUSH_TEST_SERVER, pushOrigin];
    this.url = `http://127.0.0.1:${port}`;
    this.dataDir = dataDir;
    this.#postgres = postgres;
    this.#env = postgres === undefined ? env : { ...env, DATABASE_URL: postgres.url };
  }

  /**
   * Starts a server on an empty folder, an empty database and a free port.
   * @throws Error when PostgreSQL is wanted and the machine has none.
   */
  static async start(options: KeelServerOptions = {}): Promise<KeelServer> {
    const postgres = options.database === 'postgres' ? await startPostgres() : undefined;
    if (options.database === 'postgres' && postgres === undefined) {
      throw new Error('There is no PostgreSQL on this machine: initdb and pg_ctl were not found.');
    }
    const server = new KeelServer(await freePort(), await mkdtemp(join(tmpdir(), 'keel-e2e-')), postgres, options);
    try {
      await server.boot();
    } catch (error) {
      await server.remove();
      throw error;
    }
    return server;
  }

  /** Starts the process again with the same folder and port, and waits until it is ready. */
  async boot(): Promise<void> {
    const child = spawn(process.execPath, this.#program, {
      env: {
        ...process.env,
        PORT: String(this.#port),
        DATA_DIR: this.dataDir,
        NO_COLOR: '1',
        ...WITHOUT_DEMO_ACTIVITY,
        ...HIGH_RATE_LIMITS,
        ...NO_DRAWER,
        ...this.#env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#process = child;
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        this.#output += chunk.toString();
      });
    }
    await until(async () => {
      if (child.exitCode !== null) throw new Error(`The server stopped with code ${child.exitCode}:\n${this.#output}`);
      return (await fetch(`${this.url}/health/ready`).catch(() => undefined))?.ok ?? false;
    }, 'the server to be ready');
  }

  /** Kills the process as in a crash (SIGKILL), or stops it in an orderly way (SIGTERM). */
  async stop(signal: 'SIGKILL' | 'SIGTERM' = 'SIGTERM'): Promise<void> {
    const child = this.#process;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, 'exit');
  }

  async remove(): Promise<void> {
    await this.stop();
    this.#postgres?.stop();
    await rm(this.dataDir, { recursive: true, force: true });
  }

  /** Kills PostgreSQL as in a crash; does nothing on the embedded database. */
  loseDatabase(): void {
    this.#postgres?.crash();
  }

  /** Starts PostgreSQL again with the data it had written. */
  recoverDatabase(): void {
    this.#postgres?.start();
  }

  /** Everything the process has printed, to search for secrets. */
  output(): string {
    return this.#output;
  }

  /** The newest four-digit code mailed to an address, after `seen` earlier mails. Waits until it has arrived. */
  async mailedCode(address: string, seen = 0): Promise<string> {
    let code: string | undefined;
    await until(async () => {
      const mails = (await this.mails()).filter((mail) => mail.to.includes(address.toLowerCase()));
      code = mails.length > seen ? mails.at(-1)?.text.match(/\b\d{4}\b/)?.[0] : undefined;
      return code !== undefined;
    }, 'the mail with the code');
    return code ?? '';
  }

  /** The address of the newest link mailed to an address, such as `/reset-password#...`. Waits until it has arrived. */
  async mailedLink(address: string, page: string): Promise<string> {
    let link: string | undefined;
    await until(async () => {
      const mails = (await this.mails()).filter((mail) => mail.to.includes(address.toLowerCase()));
      const links = mails.flatMap(({ text }) => text.match(/^https?:\/\/\S+#\S+$/gm) ?? []);
      link = links.findLast((found) => new URL(found).pathname === page);
      return link !== undefined;
    }, `the mail with a link to ${page}`);
    return link ?? '';
  }

  async mails(): Promise<Mail[]> {
    const folder = join(this.dataDir, 'mail');
    const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.eml')).toSorted();
    return Promise.all(
      files.map((file) => {
        // A run asks for its newest mail often, and has hundreds of them.
        const mail = this.#readMails.get(file) ?? readMail(join(folder, file));
        this.#readMails.set(file, mail);
        return mail;
      }),
    );
  }
}

async function readMail(path: string): Promise<Mail> {
  const mail = await PostalMime.parse(await readFile(path));
  const to = (mail.to ?? []).map((entry) => (entry.address ?? '').toLowerCase());
  return { to, subject: mail.subject ?? '', text: mail.text ?? '' };
}

async function until(condition: () => Promise<boolean>, description: string): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error(`Waited ${READY_WITHIN_MS / 1000} s for ${description}.`);
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}
