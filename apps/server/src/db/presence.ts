import { StartFault } from '@keel/backend/db/StartFault.ts';
import { Client } from 'pg';

/**
 * The key of the advisory lock, "keel" as bytes. Every server holds it in shared mode, an exclusive command in
 * exclusive mode.
 */
const LOCK = 0x6b65656c;
const RECONNECT_MS = 5_000;
const CONNECT_TIMEOUT_MS = 5_000;

const TAKE = {
  shared: `SELECT pg_try_advisory_xact_lock_shared(${LOCK}) AS taken`,
  alone: `SELECT pg_try_advisory_xact_lock(${LOCK}) AS taken`,
} as const;

/** A held lock; `end` releases it. */
export interface Presence {
  end(): Promise<void>;
}

/**
 * Holds a shared lock that tells `claimExclusively` that a server uses this database, on a connection of its own that
 * is reopened if it is lost. Throws a `StartFault` while a command has exclusive access.
 */
export async function announceServer(url: string, onLost: (error: Error) => void): Promise<Presence> {
  let client: Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;
  const reconnect = () => {
    client = undefined;
    if (isOver) return;
    timer = setTimeout(() => {
      hold().then(
        (made) => made || reconnect(),
        () => reconnect(),
      );
    }, RECONNECT_MS).unref();
  };
  const hold = async () => {
    const made = await take(url, 'shared', (error) => {
      onLost(error);
      reconnect();
    });
    client = made;
    if (isOver) await client?.end();
    return made !== undefined;
  };
  if (!(await hold()))
    throw new StartFault('An operator command is running on this database. Start again when it is done.');
  return {
    async end() {
      isOver = true;
      clearTimeout(timer);
      await client?.end();
    },
  };
}

/**
 * Takes exclusive access to a PostgreSQL database for a command that must not run beside a server. Throws a
 * `StartFault` while a server runs.
 */
export async function claimExclusively(url: string): Promise<Presence> {
  const client = await take(url, 'alone', () => undefined);
  if (client) return { end: () => client.end() };
  throw new StartFault(
    'A server is running on this database. Stop all servers, repeat the command, and start them again. Nothing was changed.',
  );
}

/**
 * The lock belongs to a transaction that stays open: behind a pooler in transaction mode, a session lock would end up
 * on some other connection. The transaction reads and writes nothing, so it blocks nobody.
 */
async function take(url: string, how: keyof typeof TAKE, onLost: (error: Error) => void): Promise<Client | undefined> {
  const client = new Client({
    connectionString: url,
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    application_name: 'keel presence',
  });
  let lost: ((error: Error) => void) | undefined;
  client.on('error', (error) => {
    lost?.(error);
    lost = undefined;
  });
  await client.connect();
  try {
    await client.query('BEGIN');
    await client.query('SET LOCAL idle_in_transaction_session_timeout = 0');
    const { rows } = await client.query<{ taken: boolean }>(TAKE[how]);
    if (rows[0]?.taken === true) {
      lost = onLost;
      return client;
    }
  } catch (error) {
    await client.end();
    throw error;
  }
  await client.end();
  return undefined;
}
