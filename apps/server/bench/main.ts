// Compares the server with a minimal implementation of the same work:  npm run bench:server [-- --only pglite]
import { parseArgs } from 'node:util';
import { startPostgres } from '../test/support/postgres.ts';
import { holds, table } from './goals.ts';
import { memoryFigures } from './memory.ts';
import { ratioFigures } from './ratios.ts';
import { readyFigures } from './ready.ts';

const print = (text: string) => void process.stdout.write(`${text}\n`);
const PARTS = { pglite: 'pglite', postgres: 'postgres', memory: 'memory', ready: 'ready' } as const;
const { values } = parseArgs({ options: { only: { type: 'string', multiple: true, default: Object.keys(PARTS) } } });
if (values.only.some((part) => !(part in PARTS))) {
  print(`Usage: npm run bench:server -- [--only ${Object.keys(PARTS).join('|')}]`);
  process.exit(2);
}
const includes = (part: keyof typeof PARTS) => values.only.includes(part);

const postgres = includes('postgres') || includes('memory') ? await startPostgres({ durable: true }) : undefined;
if (!postgres && includes('postgres')) print('PostgreSQL is left out: initdb and pg_ctl were not found.');
try {
  const figures = [
    ...(postgres && includes('postgres') ? await ratioFigures(postgres) : []),
    ...(includes('pglite') ? await ratioFigures(undefined) : []),
    ...(includes('memory') ? await memoryFigures(postgres) : []),
    ...(includes('ready') ? await readyFigures() : []),
  ];
  print(`\n${table(figures)}\n`);
  process.exitCode = figures.every((figure) => holds(figure) || !figure.binding) ? 0 : 1;
} finally {
  postgres?.stop();
}
