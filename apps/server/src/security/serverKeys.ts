import type { Clock } from '../clock.ts';
import { type Db, only } from '../db/Db.ts';

/** A key that the server made for itself at its first start. All instances on one database have the same. */
export async function serverKey(db: Db, clock: Clock, name: string, make: () => string): Promise<string> {
  await db.query(
    'INSERT INTO server_keys (name, value, created_at) VALUES ($1, $2, $3) ON CONFLICT (name) DO NOTHING',
    [name, make(), clock()],
  );
  return only(await db.query<{ value: string }>('SELECT value FROM server_keys WHERE name = $1', [name])).value;
}
