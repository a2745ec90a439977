import { fileURLToPath } from 'node:url';
import { HOUR } from '@keel/backend/clock.ts';
import { withRig } from '../rig.ts';
import type { Scenario } from '../scenarios.ts';

const MODULE = fileURLToPath(new URL('../movedClock.ts', import.meta.url));
const WORK_MS = 400;
/** Forward within the day for which an answer is stored for its key, and back before the times of existing rows. */
const OFFSETS_MS = [2 * HOUR, -3 * HOUR, 12 * HOUR, 0];

/** Sets the server's clock forward and back, by replacing `Date`: the server's own code is unchanged. */
export const clockMoved: Scenario = ({ rounds, postgres }) =>
  withRig({ fault: 'clock moved', postgres, nodeArgs: ['--import', MODULE] }, async (rig) => {
    for (let round = 0; round < rounds; round += 1) {
      await rig.work(WORK_MS);
      rig.server().send({ offsetMs: OFFSETS_MS[round % OFFSETS_MS.length] ?? 0 });
      await rig.recover();
      if (postgres) await rig.check();
      rig.outcome.rounds += 1;
    }
  });
