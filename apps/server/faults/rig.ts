import { setTimeout as wait } from 'node:timers/promises';
import { newServerData, type ServerData } from '../rig/database.ts';
import { freePort } from '../rig/freePort.ts';
import { type Investor, makeInvestors } from '../rig/investors.ts';
import { firstGoodAnswer, type ServerProcess, startServer } from '../rig/serverProcess.ts';
import type { Postgres } from '../test/support/postgres.ts';
import { compare } from './compare.ts';
import { type Load, startLoad } from './load.ts';
import { type Outcome, RECOVERY_MS } from './outcome.ts';

const INVESTORS = 6;
const GOOD_WITHIN_MS = 30_000;
/** Characters of the server's last output that are shown after a failure. */
const SHOWN_CHARACTERS = 3000;

/** A server under load, and the outcome of a fault. */
export interface Rig {
  readonly place: ServerData;
  readonly load: Load;
  readonly outcome: Outcome;
  /** The running server. */
  server(): ServerProcess;
  /** Starts another server after one has ended. */
  restart(): Promise<void>;
  /** Lets the clients work for a while. */
  work(ms: number): Promise<void>;
  /** Requests the account until it is answered; the time that it takes is a recovery. */
  recover(): Promise<void>;
  /**
   * Settles the load, compares, and resumes it; returns the milliseconds until all requests were answered. PostgreSQL
   * only, because the embedded database belongs to the server's process.
   */
  check(): Promise<number>;
  /** Compares with the data that a killed server left. */
  checkRemains(): Promise<void>;
}

/** The options of a rig. */
export interface RigOptions {
  readonly fault: string;
  readonly postgres?: Postgres | undefined;
  /** Maximum milliseconds of a recovery, if they differ from the default. */
  readonly within?: number;
  /** The folder in which the data folder is created. */
  readonly parent?: string;
  /** The port of the clients, if it is not the server's own. */
  readonly clientPort?: (serverPort: number) => Promise<number>;
  /** Environment variables of the server, in addition to its database. */
  readonly env?: (place: ServerData) => Promise<Readonly<Record<string, string>>>;
  readonly nodeArgs?: readonly string[];
}

/** Starts a server and its clients, runs `work`, and compares at the end in any case. */
export async function withRig(options: RigOptions, work: (rig: Rig) => Promise<void>): Promise<Outcome> {
  const place = await newServerData(options.postgres, options.parent);
  const outcome: Outcome = {
    fault: options.fault,
    engine: place.engine,
    rounds: 0,
    within: options.within ?? RECOVERY_MS,
    recoveries: [],
    faults: [],
    load: null,
  };
  const port = await freePort();
  const investors = await prepare(place);
  const env = {
    ...place.env,
    REQUESTS_PER_MINUTE: '1000000',
    SIGN_INS_PER_MINUTE: '1000000',
    ...(await options.env?.(place)),
  };
  const launch = () => startServer({ port, env, ...(options.nodeArgs && { nodeArgs: options.nodeArgs }) });
  let server = await launch();
  const seen = `http://127.0.0.1:${(await options.clientPort?.(port)) ?? port}`;
  const load = startLoad(() => seen, investors);
  outcome.load = load.journal;
  const compareAndRecord = async ({ db, close }: Awaited<ReturnType<ServerData['openRemains']>>) => {
    const { money, ledger } = await compare(db, load.journal);
    await close();
    outcome.faults.push(...money, ...ledger);
  };
  const rig: Rig = {
    place,
    load,
    outcome,
    server: () => server,
    async restart() {
      server = await launch();
    },
    work: (ms) => wait(ms),
    async recover() {
      outcome.recoveries.push(await firstGoodAnswer(() => accountComes(seen, investors[0]), GOOD_WITHIN_MS));
    },
    async check() {
      const started = performance.now();
      await load.settle();
      const ms = performance.now() - started;
      const db = await place.open();
      await compareAndRecord({ db, close: () => db.close() });
      load.resume();
      return ms;
    },
    checkRemains: async () => compareAndRecord(await place.openRemains()),
  };
  try {
    await work(rig);
    await load.end();
    await server.stop();
    const db = await place.open();
    await compareAndRecord({ db, close: () => db.close() });
  } catch (error) {
    outcome.faults.push(`${String(error)}\n${server.output().slice(-SHOWN_CHARACTERS)}`);
  } finally {
    await load.end();
    await server.kill();
    place.remove();
  }
  return outcome;
}

async function prepare(place: ServerData): Promise<Investor[]> {
  const db = await place.open();
  try {
    return await makeInvestors(db, place, INVESTORS);
  } finally {
    await db.close();
  }
}

async function accountComes(url: string, investor: Investor | undefined): Promise<boolean> {
  const response = await fetch(`${url}/api/userbytoken`, {
    headers: { header: investor?.token ?? '' },
    signal: AbortSignal.timeout(1000),
  });
  await response.text();
  return response.ok;
}
