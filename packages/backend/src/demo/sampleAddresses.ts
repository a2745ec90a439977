import type { Queryable } from '../db/Db.ts';

/**
 * The receiving addresses of the demo. They are of test networks if a coin has a separate address format for them, and
 * otherwise addresses that are known to have no owner. The page marks each of them as a sample. The wallet sends test coins to
 * them (PAY-6); it would refuse those that earlier demos had.
 */
const ADDRESSES = {
  bitcoin: 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx',
  etherium: '0xDeaDbeefdEAdbeefdEadbEEFdeadbeEFdEaDbeeF',
  xrp: 'rrrrrrrrrrrrrrrrrrrrBZbvji',
  solana: '1nc1nerator11111111111111111111111111111111',
  usdtsolana: '1nc1nerator11111111111111111111111111111111',
  bnb: '0xDeaDbeefdEAdbeefdEadbEEFdeadbeEFdEaDbeeF',
  // From the test data of Dogecoin Core.
  dodge: 'nhRsrUaxZou6sewjqaS37cJrMRJRgwVXdk',
} as const;

/** The samples of earlier versions, which a demo may still have. */
const EARLIER = ['0x000000000000000000000000000000000000dEaD', 'DDogepartyxxxxxxxxxxxxxxxxxxw1dfzr'];

/** PAY-5, DEMO-1: sets the sample addresses if the operator has set none. */
export async function seedAddresses(tx: Queryable): Promise<void> {
  for (const [field, address] of Object.entries(ADDRESSES)) {
    await tx.query('INSERT INTO settings (key, value) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
      `address.${field}`,
      address,
    ]);
  }
}

/** Removes the sample addresses that are still set: in live mode somebody could pay to them. */
export async function dropSampleAddresses(db: Queryable): Promise<void> {
  const samples = [...new Set([...Object.values(ADDRESSES), ...EARLIER])];
  await db.query(`DELETE FROM settings WHERE key LIKE 'address.%' AND value = ANY($1::text[])`, [samples]);
}
