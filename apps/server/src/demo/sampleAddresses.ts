import type { Queryable } from '../db/Db.ts';

/**
 * Where the demo's deposits would be paid to. They are of test networks where a coin has an address format of its own for
 * those, and else addresses that are known to have no owner. The page says beside each that it is a sample.
 */
const ADDRESSES = {
  bitcoin: 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx',
  etherium: '0x000000000000000000000000000000000000dEaD',
  xrp: 'rrrrrrrrrrrrrrrrrrrrBZbvji',
  solana: '1nc1nerator11111111111111111111111111111111',
  usdtsolana: '1nc1nerator11111111111111111111111111111111',
  bnb: '0x000000000000000000000000000000000000dEaD',
  dodge: 'DDogepartyxxxxxxxxxxxxxxxxxxw1dfzr',
} as const;

/** PAY-5, DEMO-1: sets the sample addresses where the operator has set none. */
export async function seedAddresses(tx: Queryable): Promise<void> {
  for (const [field, address] of Object.entries(ADDRESSES)) {
    await tx.query('INSERT INTO settings (key, value) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
      `address.${field}`,
      address,
    ]);
  }
}

/** Takes the sample addresses back, wherever they are still set: for live mode, where somebody might pay there. */
export async function dropSampleAddresses(db: Queryable): Promise<void> {
  const samples = [...new Set(Object.values(ADDRESSES))];
  await db.query(`DELETE FROM settings WHERE key LIKE 'address.%' AND value = ANY($1::text[])`, [samples]);
}
