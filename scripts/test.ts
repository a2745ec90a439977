// The whole test suite in order, with its times and the sum of its tests:  npm test, npm run test:all
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs, styleText } from 'node:util';
import { findChromium } from './lib/machine.mjs';
import { inSeconds, root, run } from './lib/run.ts';
import { LONG, type Stage, SWEEPS, TEST } from './lib/stages.ts';
import type { TestCount } from './lib/testReports.ts';

interface Result extends TestCount {
  readonly name: string;
  readonly state: 'passed' | 'failed' | 'not run';
  readonly seconds: number;
}

/** How much of the output is repeated for a stage that ended with an error and no failed test. */
const LINES_OF_AN_ERROR = 20;

const { values } = parseArgs({
  options: { all: { type: 'boolean', default: false }, long: { type: 'boolean', default: false } },
});
const stages = values.long ? LONG : values.all ? SWEEPS : TEST;
const chromium = findChromium();
const results: Result[] = [];
for (const stage of stages) results.push(await perform(stage));

printFailures();
printTable();
const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, result) => sum + result.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = results.every((result) => result.state === 'passed') ? 0 : 1;

async function perform({ name, command, env = {}, report, needs }: Stage): Promise<Result> {
  if (results.some((result) => result.name === needs && result.state !== 'passed')) {
    return { name, state: 'not run', seconds: 0, passed: 0, failed: 0, failures: [] };
  }
  console.log(`\n${styleText('bold', name)}: ${command.join(' ')}`);
  const file = report && join(root, report.file);
  if (file) rmSync(file, { force: true });
  const [program, ...args] = command;
  const { ok, seconds, output } = await run(program, args, {
    env: { ...(chromium && { CHROMIUM_PATH: chromium }), ...env },
    show: true,
  });
  const count =
    file && existsSync(file) ? report.count(readFileSync(file, 'utf8')) : { passed: 0, failed: 0, failures: [] };
  // A stage can fail without a failed test: a runner that does not start, an error between the tests, a stage without
  // tests.
  const failures = !ok && count.failures.length === 0 ? lastLines(output) : count.failures;
  return {
    name,
    state: ok ? 'passed' : 'failed',
    seconds,
    ...count,
    failures,
    failed: ok ? count.failed : Math.max(1, count.failed),
  };
}

function lastLines(output: string): readonly string[] {
  return output.split('\n').slice(-LINES_OF_AN_ERROR);
}

/** Repeated at the end, where people look: the report of a stage may be thousands of lines above. */
function printFailures() {
  for (const { name, failures } of results) {
    if (failures.length === 0) continue;
    console.log(`\n${styleText('red', name)}`);
    for (const failure of failures) console.log(`  ${failure}`);
  }
}

function printTable() {
  const width = Math.max(...results.map((result) => result.name.length));
  const colour = { passed: 'green', failed: 'red', 'not run': 'yellow' } as const;
  console.log('');
  for (const { name, state, seconds, passed: good, failed: bad } of results) {
    const tests = good + bad === 0 ? '' : `${good} passed, ${bad} failed`;
    console.log(
      `${name.padEnd(width)}  ${styleText(colour[state], state.padEnd(7))} ${inSeconds(seconds).padStart(8)}  ${tests}`,
    );
  }
}
