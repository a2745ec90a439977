import type { Clock } from '../clock.ts';
import type { Config } from '../config/env.ts';
import type { Db } from '../db/Db.ts';
import { createUser, findCredentials } from '../modules/account/users.ts';
import type { Sealer } from '../sealing/Sealer.ts';
import type { PasswordHasher } from '../security/passwordHasher.ts';
import { DEMO_EMAIL, demoPassword } from './demoPassword.ts';
import { seedInstructions } from './seedInstructions.ts';
import { seedInvesting } from './seedInvesting.ts';
import { seedPlans } from './seedPlans.ts';

/** How to sign in as the sample investor. */
export interface SignIn {
  readonly email: string;
  readonly password: string;
}

export interface DemoParts {
  readonly config: Pick<Config, 'dataDir'>;
  readonly clock: Clock;
  readonly db: Db;
  readonly hasher: PasswordHasher;
  readonly sealer: Sealer;
}

/**
 * Demo mode's plans, how its deposits are paid, and its sample investor, Amelia; what is there already stays. Her password is made at the first
 * start and kept in the data folder. Should database and folder come from different places, the folder's one counts.
 */
export async function seedDemo({ config, clock, db, hasher, sealer }: DemoParts): Promise<SignIn> {
  const password = await demoPassword(config.dataDir);
  const known = await findCredentials(db, clock, DEMO_EMAIL);
  if (!known?.email_verified_at) {
    const passwordHash = await hasher.hash(password);
    await db.tx(async (tx) => {
      const plans = await seedPlans(tx, clock);
      await seedInstructions(tx);
      const id = await createUser(
        tx,
        { clock, sealer },
        {
          email: DEMO_EMAIL,
          passwordHash,
          firstName: 'Amelia',
          lastName: 'Rosenthal',
          gender: 'female',
          country: 'Portugal',
          phone: '+351 555 0100',
          packageId: plans.Starter,
        },
      );
      // Another instance that starts at the same time may have been first.
      if (id !== undefined) await seedInvesting(tx, clock, { userId: id, planId: plans.Starter });
    });
  } else if (!(await hasher.matches(password, known.password_hash))) {
    await db.query('UPDATE users SET password_hash = $2 WHERE id = $1', [known.id, await hasher.hash(password)]);
  }
  return { email: DEMO_EMAIL, password };
}
