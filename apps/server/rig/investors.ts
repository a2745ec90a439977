import { systemClock } from '@keel/backend/clock.ts';
import type { Db } from '@keel/backend/db/Db.ts';
import { seedPlans } from '@keel/backend/demo/seedPlans.ts';
import { newId } from '@keel/backend/ids.ts';
import { houseAccount, userAccount } from '@keel/backend/ledger/accounts.ts';
import { transfer } from '@keel/backend/ledger/transfer.ts';
import { createUser } from '@keel/backend/modules/account/users.ts';
import { startSession } from '@keel/backend/modules/session/sessions.ts';
import { OPEN_WITHDRAWALS_SETTING } from '@keel/backend/modules/withdrawals/rules.ts';
import type { Cents } from '@keel/backend/money.ts';
import { openSealer } from '@keel/backend/sealing/openSealer.ts';
import { openKeyring } from '../src/sealing/fileKeyring.ts';
import type { ServerData } from './database.ts';

/** Long enough that moving the clock by hours ends no session. */
const SESSION_HOURS = 720;
/** The initial balance: more than any run can withdraw. */
export const FUNDS: Cents = 1_000_000_000_000n;

/** A verified investor with money, signed in. */
export interface Investor {
  readonly id: string;
  readonly token: string;
}

/** Creates investors directly in the database, by the server's own functions but without mails. */
export async function makeInvestors(
  db: Db,
  { dataDir }: Pick<ServerData, 'dataDir'>,
  count: number,
): Promise<Investor[]> {
  const clock = systemClock;
  const sealer = await openSealer({ db, clock, keyring: openKeyring({ dataDir, dataKeys: [] }) });
  return db.tx(async (tx) => {
    const { Starter } = await seedPlans(tx, clock);
    // The load consists of many withdrawals of few investors, all of which stay pending.
    await tx.query('INSERT INTO settings (key, value) VALUES ($1, $2)', [OPEN_WITHDRAWALS_SETTING, '10000']);
    const investors: Investor[] = [];
    for (let at = 0; at < count; at += 1) {
      const id = await createUser(
        tx,
        { clock, sealer },
        {
          email: `investor${at}@example.org`,
          // No password has this hash: these investors only use their sessions.
          passwordHash: '-',
          firstName: 'Ines',
          lastName: 'Duarte',
          gender: 'female',
          country: 'Portugal',
          phone: '+351 555 0199',
          packageId: Starter,
        },
      );
      if (id === undefined) throw new Error('The database was not empty.');
      await tx.query('UPDATE users SET account_status = true WHERE id = $1', [id]);
      const from = await houseAccount(tx, clock, 'house_cash');
      const to = await userAccount(tx, id);
      const ref = { type: 'deposit', id: newId(clock) };
      const moved = await transfer(tx, clock, { from, to, cents: FUNDS, ref });
      if (!moved.ok) throw new Error('The house refused.');
      const { token } = await startSession(
        tx,
        {
          clock,
          config: {
            sessionHours: SESSION_HOURS,
            sessionIdleMinutes: null,
            publicUrl: null,
            host: '127.0.0.1',
            port: 0,
          },
          sealer,
        },
        { id, network: null, userAgent: null },
      );
      investors.push({ id, token });
    }
    return investors;
  });
}

/** Adds rows to the investor's list of transactions; no money moves. */
export async function addHistory(db: Db, { id }: Investor, rows: number): Promise<void> {
  for (let at = 0; at < rows; at += 1) {
    await db.query(
      `INSERT INTO deposits (id, user_id, plan_id, amount_cents, method, status, created_at)
       SELECT $1, id, package_id, $3, 'Bitcoin', 'declined', $4 FROM users WHERE id = $2`,
      [newId(systemClock), id, BigInt(at + 1), systemClock()],
    );
  }
}
