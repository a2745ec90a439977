import type { Clock } from '../clock.ts';
import { type Db, singleRow } from '../db/Db.ts';
import { CURRENT_KEY, openIfSealed, placeOf, SEALED } from '../sealing/places.ts';
import type { Sealer } from '../sealing/Sealer.ts';

/** The dependencies for storing the server's own keys. */
export interface KeyDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly sealer: Sealer;
}

interface ServerKeyRow {
  readonly clear: string | null;
  readonly sealed: Uint8Array | null;
}

/** A key that the server generated at its first start, sealed in the database and shared by all instances. */
export async function serverKey(deps: KeyDeps, name: string, make: () => string): Promise<string> {
  const { db, clock, sealer } = deps;
  const place = placeOf(SEALED.serverKey, name);
  const read = () =>
    db.query<ServerKeyRow>('SELECT value AS clear, value_sealed AS sealed FROM server_keys WHERE name = $1', [name]);
  const [there] = await read();
  if (there) return openIfSealed(sealer, place, there);
  await db.tx(async (tx) => {
    const { key } = singleRow(await tx.query<{ key: Uint8Array }>(`SELECT ${CURRENT_KEY} AS key`));
    await tx.query(
      `INSERT INTO server_keys (name, value_sealed, value_key, created_at) VALUES ($1, $2, $3, $4)
       ON CONFLICT (name) DO NOTHING`,
      [name, sealer.seal(key, place, make()), key, clock()],
    );
  });
  return openIfSealed(sealer, place, singleRow(await read()));
}
