import { after, type Clock, DAY } from '../clock.ts';
import type { Config } from '../config/Config.ts';
import type { Db } from '../db/Db.ts';
import { createUser, findCredentials } from '../modules/account/users.ts';
import { SAMPLE_INVESTORS } from '../modules/demo/sampleInvestors.ts';
import type { Sealer } from '../sealing/Sealer.ts';
import type { PasswordHasher } from '../security/passwordHasher.ts';
import { JOINED_DAYS_AGO } from './ameliasYear.ts';
import { DEMO_EMAIL, type SignIn } from './SignIn.ts';
import { seedAddresses } from './sampleAddresses.ts';
import { seedInstructions } from './seedInstructions.ts';
import { seedInvesting } from './seedInvesting.ts';
import { seedPlans } from './seedPlans.ts';

/** The dependencies of seeding. */
export interface DemoDeps {
  readonly config: Pick<Config, 'demoHistory'>;
  /** The sample investor's password, stored by the host. */
  readonly password: string;
  readonly clock: Clock;
  readonly db: Db;
  readonly hasher: PasswordHasher;
  readonly sealer: Sealer;
}

/**
 * Seeds demo mode with plans, deposit instructions and its sample investor, Amelia; existing data stays. Her password
 * is generated at the first start and stored by the host. If database and host have different ones, the host's is used.
 * Her history and the other sample investors are seeded by `seedHistory`; without `demoHistory` she has a few deposits.
 */
export async function seedDemo({ config, password, clock, db, hasher, sealer }: DemoDeps): Promise<SignIn> {
  const known = await findCredentials(db, clock, DEMO_EMAIL);
  if (!known?.email_verified_at) {
    const passwordHash = await hasher.hash(password);
    const joined: Clock = config.demoHistory ? () => after(clock(), -JOINED_DAYS_AGO * DAY) : clock;
    await db.tx(async (tx) => {
      const plans = await seedPlans(tx, clock);
      await seedInstructions(tx);
      const id = await createUser(
        tx,
        { clock: joined, sealer },
        { ...SAMPLE_INVESTORS.amelia, passwordHash, packageId: plans.Starter },
      );
      // Another instance that starts at the same time may have been faster.
      if (id !== undefined && config.demoHistory) await seedAddresses(tx);
      if (id !== undefined && !config.demoHistory)
        await seedInvesting(tx, clock, { userId: id, planId: plans.Starter });
    });
  } else if (!(await hasher.matches(password, known.password_hash))) {
    await db.query('UPDATE users SET password_hash = $2 WHERE id = $1', [known.id, await hasher.hash(password)]);
  }
  return { email: DEMO_EMAIL, password };
}
