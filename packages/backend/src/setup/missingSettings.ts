import { type Queryable, singleRow } from '../db/Db.ts';

/**
 * The settings that live mode needs and that are missing in the database: a sentence for each, with the command
 * (HONEST-1).
 */
export async function missingSettings(db: Queryable): Promise<string[]> {
  const { addresses, plans } = singleRow(
    await db.query<{ addresses: bigint; plans: bigint }>(
      `SELECT (SELECT COUNT(*) FROM settings WHERE key LIKE 'address.%') AS addresses,
         (SELECT COUNT(*) FROM plans WHERE retired_at IS NULL) AS plans`,
    ),
  );
  return [
    ...(addresses === 0n
      ? ['No receiving address is set: npm run -s operator -- settings set address.bitcoin ADDRESS']
      : []),
    ...(plans === 0n ? ['No plan is offered: npm run -s operator -- plans set NAME --price N'] : []),
  ];
}
