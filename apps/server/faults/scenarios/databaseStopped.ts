import { withRig } from '../rig.ts';
import type { Scenario } from '../scenarios.ts';

const WORK_MS = 700;
const DOWN_MS = 400;

/** PostgreSQL is stopped immediately, as by a crash, and started again. */
export const databaseStopped: Scenario = async ({ rounds, postgres }) => {
  if (!postgres) return undefined;
  return withRig({ fault: 'PostgreSQL stopped', postgres }, async (rig) => {
    for (let round = 0; round < rounds; round += 1) {
      await rig.work(WORK_MS);
      postgres.crash();
      await rig.work(DOWN_MS);
      postgres.start();
      await rig.recover();
      await rig.check();
      rig.outcome.rounds += 1;
    }
  });
};
