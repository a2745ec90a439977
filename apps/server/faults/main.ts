// Injects faults into a running server and counts what was lost:  npm run faults -- [--rounds N] [--only NAME]
// [--any-speed]
import { parseArgs } from 'node:util';
import { startPostgres } from '../test/support/postgres.ts';
import { type Outcome, slowness, table, violations } from './outcome.ts';
import { SCENARIOS } from './scenarios.ts';

const ROUNDS = '50';
const SHOWN_SENTENCES = 10;

const print = (text: string) => void process.stdout.write(`${text}\n`);
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: ROUNDS },
    only: { type: 'string', multiple: true, default: [] },
    engine: { type: 'string', multiple: true, default: ['pglite', 'postgres'] },
    // For machines with other work: slow recoveries are reported but do not fail.
    'any-speed': { type: 'boolean', default: false },
  },
});
const rounds = Number(values.rounds);
const names = values.only.length > 0 ? values.only : Object.keys(SCENARIOS);
const unknown = names.filter((name) => !(name in SCENARIOS));
if (!Number.isInteger(rounds) || rounds < 1 || unknown.length > 0) {
  const options = `[--rounds N] [--any-speed] [--engine pglite|postgres] [--only ${Object.keys(SCENARIOS).join('|')}]`;
  print(`Usage: npm run faults -- ${options}`);
  process.exit(2);
}

const postgres = values.engine.includes('postgres') ? await startPostgres({ durable: true }) : undefined;
if (!postgres) print('PostgreSQL is left out.');
const outcomes: Outcome[] = [];
try {
  for (const name of names) {
    for (const engine of SCENARIOS[name]?.engines ?? []) {
      if (!values.engine.includes(engine) || (engine === 'postgres' && !postgres)) continue;
      const outcome = await SCENARIOS[name]?.run({
        rounds,
        postgres: engine === 'postgres' ? postgres : undefined,
        print,
      });
      if (outcome) outcomes.push(outcome);
    }
  }
} finally {
  postgres?.stop();
}

print(`\n${table(outcomes)}\n`);
const collect = (of: (outcome: Outcome) => string[]) =>
  outcomes.flatMap((outcome) => of(outcome).map((sentence) => `${outcome.fault}, ${outcome.engine}: ${sentence}`));
const wrong = collect(violations);
const slow = collect(slowness);
const sentences = [...wrong, ...slow];
for (const sentence of sentences.slice(0, SHOWN_SENTENCES)) print(sentence);
if (sentences.length > SHOWN_SENTENCES) print(`and ${sentences.length - SHOWN_SENTENCES} more`);
const isFailed = wrong.length > 0 || (slow.length > 0 && !values['any-speed']);
process.exitCode = isFailed || outcomes.length === 0 ? 1 : 0;
