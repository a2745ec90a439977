// What is proven of every flow, as a table:  npm run flows:report [-- login signup]
import { allTransitions } from '../src/testing/coverage.ts';
import { explore } from '../src/testing/explore.ts';
import { mutate, scoreOf } from '../src/testing/mutate.ts';
import type { Row } from '../src/testing/types.ts';
import { walk } from '../src/testing/walk.ts';
import { flows } from './flows.ts';
import { casesOf, flowNamed } from './load.ts';

/** Percent of retargeted transitions that must be noticed; `proveFlow` asks for the same. */
const leastScore = 90;

const head = ['machine', 'states', 'transitions', 'paths', 'taken %', 'mutants', 'killed', 'score', 'ms'];
const wanted = process.argv.slice(2);
const chosen = wanted.length === 0 ? flows : wanted.map((name) => flowNamed(name, flows));
const rows: string[][] = [];
const gaps: string[] = [];

for (const { machine, spec } of chosen) {
  const begun = performance.now();
  const [cases, table] = [await casesOf(machine.id), spec as readonly Row[]];
  const explored = explore(machine, cases);
  const walked = await walk(machine, table, cases, explored);
  const all = [...allTransitions(machine).keys()];
  const missed = all.filter((name) => !walked.taken.has(name));
  const report = await mutate(machine, table, cases);
  const score = scoreOf(report);
  gaps.push(...missed.map((name) => `${machine.id}: no path takes ${name}`));
  gaps.push(...walked.surprises.map(({ message }) => `${machine.id}: ${message}`));
  if (score < leastScore) gaps.push(...report.survivors.map((name) => `${machine.id}: nobody notices ${name}`));
  const numbers = [
    explored.states.size,
    all.length,
    explored.paths.length,
    Math.floor(((all.length - missed.length) * 100) / all.length),
    report.mutants,
    report.mutants - report.survivors.length,
    score,
    Math.round(performance.now() - begun),
  ];
  rows.push([machine.id, ...numbers.map(String)]);
}

const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)));
for (const row of [head, ...rows]) {
  console.log(
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  '),
  );
}
if (gaps.length > 0) {
  console.error(`\n${gaps.join('\n')}`);
  process.exitCode = 1;
}
