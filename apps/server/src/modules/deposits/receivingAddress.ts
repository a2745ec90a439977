import type { Admin, DepositMode } from '@keel/contract';
import type { Queryable } from '../../db/Db.ts';

/** Which of the operator's addresses a method pays to (PAY-5); Gcash has none (DEP-2). */
const FIELDS = {
  Bitcoin: 'bitcoin',
  Etheruem: 'etherium',
  Xrp: 'xrp',
  Solana: 'solana',
  'Usdt(solana)': 'usdtsolana',
  Bnb: 'bnb',
  Dodge: 'dodge',
  Gcash: null,
} as const satisfies Record<DepositMode, keyof Admin | null>;

/** Where a deposit of a method is to be paid, as it is set now; null if nowhere. */
export async function receivingAddress(db: Queryable, mode: DepositMode): Promise<string | null> {
  const field = FIELDS[mode];
  if (field === null) return null;
  const [row] = await db.query<{ value: string }>('SELECT value FROM settings WHERE key = $1', [`address.${field}`]);
  return row?.value ?? null;
}
