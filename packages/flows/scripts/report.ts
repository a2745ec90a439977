// What is proven of every flow, as a table:  npm run flows:report [-- login signup]
// `--write` stores the figures for the pages of packages/studio; `--check` fails when the stored ones are others.
import { readFile, writeFile } from 'node:fs/promises';
import { flowVersionOf } from '../src/replay/index.ts';
import { allTransitions } from '../src/testing/coverage.ts';
import { explore } from '../src/testing/explore.ts';
import { mutantKinds } from '../src/testing/mutants.ts';
import { mutate, reasonFaults, scoreOf } from '../src/testing/mutate.ts';
import type { Row } from '../src/testing/types.ts';
import { walk } from '../src/testing/walk.ts';
import { flows } from './flows.ts';
import { casesOf, flowNamed } from './load.ts';

/** The percentage of the faults of each kind that must be noticed; `proveFlow` requires the same. */
const minScore = 90;

const head = [
  'machine',
  'version',
  'states',
  'transitions',
  'paths',
  'taken %',
  ...mutantKinds.flatMap((kind) => [kind, 'killed', 'score']),
  'ms',
];
const FIGURES = new URL('../../studio/src/page/figures.gen.json', import.meta.url);
const options = process.argv.slice(2).filter((each) => each.startsWith('--'));
const names = process.argv.slice(2).filter((each) => !each.startsWith('--'));
const chosen = names.length === 0 ? flows : names.map((name) => flowNamed(name, flows));
const rows: string[][] = [];
const gaps: string[] = [];
const reasons: string[] = [];
const figures: Record<string, object> = {};

for (const { machine, spec } of chosen) {
  const begun = performance.now();
  const [cases, table] = [await casesOf(machine.id), spec as readonly Row[]];
  const explored = explore(machine, cases);
  const walked = await walk(machine, table, cases, explored);
  const all = [...allTransitions(machine).keys()];
  const missed = all.filter((name) => !walked.taken.has(name));
  const reports = [];
  for (const kind of mutantKinds) reports.push(await mutate(machine, table, cases, { kind }));
  gaps.push(...missed.map((name) => `${machine.id}: no path takes ${name}`));
  gaps.push(...walked.surprises.map(({ message }) => `${machine.id}: ${message}`));
  gaps.push(...reasonFaults(cases, reports).map((fault) => `${machine.id}: ${fault}`));
  const low = reports.filter((report) => scoreOf(report) < minScore);
  gaps.push(...low.map(({ kind }) => `${machine.id}: less than ${minScore} % of faulty ${kind} are noticed`));
  reasons.push(...Object.entries(cases.unnoticed ?? {}).map(([name, reason]) => `${name}: ${reason}`));
  figures[machine.id] = {
    situations: explored.states.size,
    paths: explored.paths.length,
    transitions: all.length,
    taken: all.length - missed.length,
    faults: reports.reduce((sum, { mutants }) => sum + mutants, 0),
    noticed: reports.reduce((sum, { mutants, survivors }) => sum + mutants - survivors.length, 0),
  };
  const numbers = [
    explored.states.size,
    all.length,
    explored.paths.length,
    Math.floor(((all.length - missed.length) * 100) / all.length),
    ...reports.flatMap((report) => [report.mutants, report.mutants - report.survivors.length, scoreOf(report)]),
    Math.round(performance.now() - begun),
  ];
  rows.push([machine.id, flowVersionOf(machine), ...numbers.map(String)]);
}

const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)));
for (const row of [head, ...rows]) {
  console.log(
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  '),
  );
}
if (reasons.length > 0) console.log(`\nNot noticed, for a reason:\n${reasons.join('\n')}`);
if (names.length === 0) {
  const text = `${JSON.stringify(figures, null, 2)}\n`;
  if (options.includes('--write')) await writeFile(FIGURES, text);
  const isStale = options.includes('--check') && (await readFile(FIGURES, 'utf8').catch(() => '')) !== text;
  if (isStale) gaps.push('The stored figures are stale. Run: npm run flows:report -- --write');
}
if (gaps.length > 0) {
  console.error(`\n${gaps.join('\n')}`);
  process.exitCode = 1;
}
