import { withRig } from '../rig.ts';
import type { Scenario } from '../scenarios.ts';

const SHORTEST_MS = 300;
const SPREAD_MS = 700;

/** `kill -9` of the server under load. */
export const processKilled: Scenario = ({ rounds, postgres }) =>
  withRig({ fault: 'kill -9', postgres }, async (rig) => {
    for (let round = 0; round < rounds; round += 1) {
      // At a different moment each time.
      await rig.work(SHORTEST_MS + Math.random() * SPREAD_MS);
      await rig.server().kill();
      await rig.checkRemains();
      await rig.restart();
      rig.outcome.recoveries.push(rig.server().readyMs);
      rig.outcome.rounds += 1;
    }
  });
