import type { DepositType } from '@keel/contract';
import type { Queryable } from '../../db/Db.ts';
import { ADDRESS_FIELDS } from './depositMethods.ts';

/** The current receiving address of a method (PAY-5); null if there is none. */
export async function receivingAddress(db: Queryable, type: DepositType): Promise<string | null> {
  const field = ADDRESS_FIELDS[type];
  if (field === null) return null;
  const [row] = await db.query<{ value: string }>('SELECT value FROM settings WHERE key = $1', [`address.${field}`]);
  return row?.value ?? null;
}
