import type { Clock } from '../clock.ts';
import type { Db, Queryable } from '../db/Db.ts';
import { knownSchema, schemaOf } from '../db/migrate.ts';
import { StartFault } from '../db/StartFault.ts';
import { nameOf } from './dataKey.ts';
import type { Keyring } from './Keyring.ts';
import { type Sealer, sealerOf } from './Sealer.ts';
import { hasUnsealedData, sealRows } from './sealRows.ts';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly keyring: Keyring;
}

/** Throws a `StartFault` if a key that the data needs is missing, before anything is changed. */
export async function refuseWithoutKeys(db: Queryable, keyring: Keyring): Promise<void> {
  const [table] = await db.query<{ there: boolean }>("SELECT to_regclass('data_keys') IS NOT NULL AS there");
  // The tables of a newer version are not read; it is refused for being newer.
  if (!table?.there || (await schemaOf(db)) > knownSchema()) return;
  refuseMissing(await keysOf(db), keyring, 'The data is', whatIsLost);
}

/**
 * Throws a `StartFault` if one of these keys is missing. Its message begins with `what`, such as `The backup is`, and
 * ends with `hint`.
 */
export function refuseMissing(
  ids: readonly Uint8Array[],
  keyring: Keyring,
  what: string,
  hint: (key: string) => string = () => '',
): void {
  const missing = ids.filter((id) => !keyring.find(id)).map(nameOf);
  const [first] = missing;
  if (first === undefined) return;
  throw new StartFault(
    `${what} encrypted with the data key ${missing.join(' and ')}, which is neither in KEEL_DATA_KEY nor in ${keyring.file}. Provide that key. Nothing was changed.${hint(first)}`,
  );
}

/** For an operator who has lost a key: the consequences, and how to continue. */
function whatIsLost(key: string): string {
  return `
Without it, these cannot be read: the destinations of withdrawals, saved addresses, the identity and contact data of investors, their identity images, the secrets of authenticator apps, and the keys that the server generated. Accounts, balances and the books are intact, since they are not encrypted.
If it is permanently lost, this command shows what is lost with it, and how to continue: npm run -s operator -- keys abandon ${key}`;
}

/** The keys that the data needs, the current one first. */
export async function keysOf(db: Queryable): Promise<Uint8Array[]> {
  const rows = await db.query<{ id: Uint8Array }>('SELECT id FROM data_keys ORDER BY is_current DESC, created_at');
  return rows.map(({ id }) => id);
}

/**
 * Opens the sealer. Checks that all keys that the data needs are available, creates the first key for new data, and
 * seals values that older versions stored unsealed. Throws a `StartFault` if a key is missing.
 */
export async function openSealer({ db, clock, keyring }: Deps): Promise<Sealer> {
  await db.tx(async (tx) => {
    // Serialises instances that start concurrently, each with its own key: the key of the first one is used.
    await tx.query('SELECT id FROM migration_lock WHERE id = 1 FOR UPDATE');
    const ids = await keysOf(tx);
    refuseMissing(ids, keyring, 'The data is', whatIsLost);
    if (ids.length > 0) return;
    const { id } = keyring.all()[0] ?? keyring.make();
    await tx.query('INSERT INTO data_keys (id, is_current, created_at) VALUES ($1, true, $2)', [id, clock()]);
  });
  const sealer = sealerOf(keyring);
  if (await hasUnsealedData(db)) await sealRows(db, sealer);
  return sealer;
}
