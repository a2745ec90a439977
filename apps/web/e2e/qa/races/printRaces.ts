import { randomOf } from '../explorePaths.ts';
import type { Stage } from '../runFlow.ts';
import { randomTurns, recordedTurns } from './orders.ts';
import type { Race } from './Race.ts';
import { type Places, runRace, runShrunkRace } from './runRace.ts';

interface Options extends Stage {
  readonly races: readonly Race[];
  readonly places: Places;
  /** How often each race is run. */
  readonly runs: number;
  readonly seed: number;
  /** One run in this order, instead of random ones. */
  readonly order?: string;
}

/** Runs races and prints the results. Returns the number of failed runs. */
export async function printRaces(options: Options, print: (text: string) => void): Promise<number> {
  const { browser, server, races, places, runs, seed, order } = options;
  let failed = 0;
  for (const race of races) {
    // Each race has its own random numbers, so that it runs the same alone and together with others.
    const random = randomOf(seed);
    const stage = { browser, server, race, places };
    const started = performance.now();
    const records: string[] = [];
    for (let index = 0; index < (order === undefined ? runs : 1); index += 1) {
      const run =
        order === undefined
          ? await runShrunkRace({ ...stage, turns: randomTurns(random) })
          : await runRace({ ...stage, turns: recordedTurns(order) });
      records.push(run.order);
      if (run.failure === null) continue;
      failed += 1;
      const pages = run.records.map((record, at) => `page ${at + 1}: ${record.join(', ')}`).join('\n');
      print(`${race.name}: ${run.failure}\n${pages}`);
      print(`To play it again:\nnpm run qa -- --${places} ${race.name} --order ${run.order}`);
    }
    const seconds = (performance.now() - started) / 1000;
    print(`${race.name.padEnd(18)} ${records.join(' ')}  ${seconds.toFixed(1)} s`);
  }
  print(`\n${failed} failed; two ${places}, seed ${seed}`);
  return failed;
}
