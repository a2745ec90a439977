import type { Postgres } from '../test/support/postgres.ts';
import type { Outcome } from './outcome.ts';
import { clockMoved } from './scenarios/clockMoved.ts';
import { databaseStopped } from './scenarios/databaseStopped.ts';
import { DESK_SCENARIOS } from './scenarios/desk.ts';
import { diskFull, startOnFullDisk } from './scenarios/diskFull.ts';
import { clientLink, databaseLink, databaseSilence } from './scenarios/links.ts';
import { processKilled } from './scenarios/processKilled.ts';
import { servicesAway } from './scenarios/servicesAway.ts';

/** The parameters of a scenario. */
export interface Setting {
  /** How often the fault is injected. */
  readonly rounds: number;
  /** The PostgreSQL server; undefined uses the embedded database. */
  readonly postgres: Postgres | undefined;
  /** Prints what a person should know besides the figures. */
  readonly print: (sentence: string) => void;
}

/** Injects a fault into a server under load; undefined if this machine cannot. */
export type Scenario = (setting: Setting) => Promise<Outcome | undefined>;

/** All faults by the name for `--only`, with the engines that they can be injected into. */
export const SCENARIOS: Readonly<Record<string, { run: Scenario; engines: readonly ('pglite' | 'postgres')[] }>> = {
  kill: { run: processKilled, engines: ['pglite', 'postgres'] },
  'database-stop': { run: databaseStopped, engines: ['postgres'] },
  'client-link': { run: clientLink, engines: ['pglite', 'postgres'] },
  'database-link': { run: databaseLink, engines: ['postgres'] },
  'database-silence': { run: databaseSilence, engines: ['postgres'] },
  'disk-full': { run: diskFull, engines: ['pglite', 'postgres'] },
  'disk-full-start': { run: startOnFullDisk, engines: ['pglite'] },
  services: { run: servicesAway, engines: ['pglite', 'postgres'] },
  clock: { run: clockMoved, engines: ['pglite', 'postgres'] },
  ...Object.fromEntries(
    Object.entries(DESK_SCENARIOS).map(([name, run]) => [name, { run, engines: ['pglite', 'postgres'] as const }]),
  ),
};
