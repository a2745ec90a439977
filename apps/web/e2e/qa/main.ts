// Drives the flows through the real app:  npm run qa -- [FLOW...] [--cover pairs] [--explore 2m] [--replay LINK|FILE] [--watch]
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { RunRefused } from '@keel/flows/replay';
import type { Path } from '@keel/flows/testing';
import { type Browser, chromium, type LaunchOptions } from '@playwright/test';
import { randomOf, randomPath } from './explorePaths.ts';
import type { AnyFlowDriver } from './FlowDriver.ts';
import { drivers, undriven } from './flows.ts';
import { stateName } from './Inspection.ts';
import { startPictures } from './pictures.ts';
import { pathsOf } from './plan.ts';
import { printPlan } from './printPlan.ts';
import { startQaServer } from './qaServer.ts';
import { printRaces } from './races/printRaces.ts';
import { races } from './races/races.ts';
import type { Places } from './races/runRace.ts';
import { type ReplayedRun, readReplayed } from './replayed.ts';
import { gapsOf, missedOutcomes, staleReasons, unexplainedOutcomes, writeReport, writeReportPage } from './report.ts';
import { allRequirementsOf, requirementsOf, sortedIds } from './requirements.ts';
import { type FlowRun, type RunOptions, runFlow, type Stage } from './runFlow.ts';
import { stepLabel } from './stepLabel.ts';
import { watchRun } from './watchRun.ts';

const USAGE = `Drives the flows' machines through the real app in Chromium, and compares page and machine after each step.

  npm run qa -- [FLOW...] [options]

  FLOW                  one of: ${Object.keys(drivers).join(', ')}; all of them unless given
  --cover pairs         every transition directly after every other one, instead of every transition once
  --plan                prints how many paths and steps would be driven, and ends
  --explore 2m          random runs for this long (s, m or h) instead
  --seed 7              the random runs of this seed
  --replay LINK|FILE    one recorded run, each step printed
  --watch               shows the browser, slowed down, with the flow's diagram beside it
  --tabs, --devices     two tabs or two devices of one investor at once, instead of one page; FLOW is then one of:
                        ${races.map(({ name }) => name).join(', ')}
  --runs 3              with --tabs and --devices, how often each race is run, in an order that depends on --seed
  --order 1122=         with --tabs and --devices, this order: a turn of page 1 or 2, or of both at once
  --pictures            a picture of the page after each step in the report, not only of failures; takes longer
  --gaps                lists every transition that nothing took, with its reason, and missing guard outcomes
  --app FOLDER          a test build of the app, see apps/web/qa.vite.config.ts`;

const CHROMIUM = new URL('../../../../scripts/lib/chromium.ts', import.meta.url).href;
const pathOf = (path: string) => fileURLToPath(new URL(`../../../../${path}`, import.meta.url));
const REPORT = pathOf('.cache/qa/report');
/** With --watch, the pause before each action of the browser, so that a person can follow, in ms. */
const WATCH_PAUSE_MS = 250;
/** How many flows are driven at a time, each by a person of its own; with --watch one. */
const FLOWS_AT_A_TIME = 3;
const print = (text: string) => void process.stdout.write(`${text}\n`);
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    cover: { type: 'string', default: 'transitions' },
    plan: { type: 'boolean', default: false },
    explore: { type: 'string' },
    seed: { type: 'string', default: '1' },
    replay: { type: 'string' },
    watch: { type: 'boolean', default: false },
    tabs: { type: 'boolean', default: false },
    devices: { type: 'boolean', default: false },
    runs: { type: 'string', default: '3' },
    order: { type: 'string' },
    pictures: { type: 'boolean', default: false },
    gaps: { type: 'boolean', default: false },
    app: { type: 'string', default: pathOf('.cache/qa/app') },
    help: { type: 'boolean', default: false },
  },
});
const places: Places | null = values.tabs ? 'tabs' : values.devices ? 'devices' : null;
const known = places === null ? Object.keys(drivers) : races.map(({ name }) => name);
const unknown = positionals.filter((name) => !known.includes(name));
const time = values.explore === undefined ? 0 : msOf(values.explore);
if (values.help || unknown.length > 0 || !['transitions', 'pairs'].includes(values.cover) || Number.isNaN(time)) {
  if (unknown.length > 0) print(`There is no ${places === null ? 'driver' : 'race'} for ${unknown.join(', ')}.\n`);
  print(USAGE);
  process.exit(values.help ? 0 : 2);
}

const goal = values.cover === 'pairs' ? 'pairs' : 'transitions';
const selected = Object.entries(drivers).filter(([name]) => positionals.length === 0 || positionals.includes(name));
if (values.plan) {
  printPlan(selected, goal, print);
  process.exit(0);
}
const replayed = values.replay === undefined ? null : await readReplayed(values.replay).catch(refuse);

const { chromium: options } = (await import(CHROMIUM)) as { readonly chromium: LaunchOptions };
const browser = await launch();
const { server, remove } = await startQaServer({ env: { WEB_DIST: values.app } });
const reportPage = await writeReportPage(REPORT);
const watchWindow = values.watch ? await watchRun(browser, reportPage) : null;
const takePicture = await startPictures(REPORT);
const stage: Stage = { browser, server };
try {
  if (places !== null) await race(places);
  else if (replayed !== null) await replay(replayed);
  else if (values.explore === undefined) await cover();
  else await explore();
} finally {
  await browser.close();
  await remove();
}

async function race(where: Places): Promise<void> {
  const chosen = races.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
  const { runs, seed, order } = values;
  const failed = await printRaces(
    {
      ...stage,
      races: chosen,
      places: where,
      runs: Number(runs),
      seed: Number(seed),
      ...(order !== undefined && { order }),
    },
    print,
  );
  if (failed > 0) process.exitCode = 1;
}

/** @throws Error if --watch is given and there is no screen */
async function launch(): Promise<Browser> {
  if (!values.watch) return chromium.launch(options);
  try {
    const args = options.args?.filter((arg) => !arg.startsWith('--headless')) ?? [];
    return await chromium.launch({ ...options, args, headless: false, slowMo: WATCH_PAUSE_MS });
  } catch (error) {
    print(
      '--watch opens windows, and none could be opened here. On a machine without a screen, use --pictures instead.',
    );
    throw error;
  }
}

/** What is shown and recorded of each path of a flow. */
function recordingOf(
  driver: AnyFlowDriver,
): Pick<RunOptions, 'onPage' | 'onDriven' | 'takePicture' | 'picturesEachStep'> {
  return {
    takePicture,
    picturesEachStep: values.pictures,
    ...(watchWindow && { onPage: watchWindow.makeRoom, onDriven: (step) => watchWindow.showStep(driver, step) }),
  };
}

async function cover(): Promise<void> {
  const startedAt = new Date();
  const finished = new Map<AnyFlowDriver, FlowRun>();
  const runsSoFar = () =>
    selected.flatMap(([, driver]) => {
      const run = finished.get(driver);
      return run === undefined ? [] : [{ run, driver }];
    });
  const remaining = () => selected.flatMap(([name, driver]) => (finished.has(driver) ? [] : [name]));
  await writeReport(REPORT, { runs: [], startedAt, remaining: remaining() });
  print(`The report is ${reportPage}`);
  // The flow with the most steps comes first, so that at the end no long flow runs alone on one core.
  const planned = selected
    .map(([name, driver]) => ({ name, driver, paths: pathsOf(driver, { goal }) }))
    .toSorted((one, other) => stepsIn(other.paths) - stepsIn(one.paths));
  const driveNext = async (waiting: Iterator<(typeof planned)[number]>) => {
    for (let next = waiting.next(); next.done !== true; next = waiting.next()) {
      const { name, driver, paths } = next.value;
      const marks: string[] = [];
      const run = await runFlow({
        ...stage,
        ...recordingOf(driver),
        driver,
        paths,
        onPath: ({ failure }) => marks.push(failure ? 'x' : '.'),
      });
      print(`${name.padEnd(16)} ${marks.join('')}  ${summary(run, driver)}`);
      finished.set(driver, run);
      writes = writes.then(() => writeReport(REPORT, { runs: runsSoFar(), startedAt, remaining: remaining() }));
      await writes;
    }
  };
  let writes = Promise.resolve();
  const queue = planned.values();
  await Promise.all(Array.from({ length: values.watch ? 1 : FLOWS_AT_A_TIME }, () => driveNext(queue)));
  const runs = runsSoFar();
  for (const { run, driver } of runs) printDetails(run, driver);
  const taken = runs.reduce((sum, { run }) => sum + run.taken.size, 0);
  const gaps = runs.reduce((sum, { run, driver }) => sum + gapsOf(run, driver).length, 0);
  const all = runs.reduce((sum, { run }) => sum + run.all.length, 0);
  print(`\n${taken} of ${all} transitions of ${runs.length} flows (${((100 * taken) / all).toFixed(1)} %)`);
  print(`${gaps} of them not driven (${((100 * gaps) / all).toFixed(1)} %)`);
  const ended = runs.reduce((sum, { run }) => sum + onlyEnded(run), 0);
  if (ended > 0) print(`${ended} of them not taken by the page, since a 401 ended its session`);
  const guards = runs.reduce((sum, { run }) => sum + run.guards.length, 0);
  const missed = runs.reduce((sum, { run }) => sum + missedOutcomes(run).length, 0);
  print(`${2 * guards - missed} of ${2 * guards} outcomes of ${guards} guards`);
  printRequirements(runs.map(({ run }) => run));
  if (goal === 'pairs') print(`${runs.reduce((sum, { run }) => sum + run.pairs.size, 0)} pairs of transitions`);
  const others = Object.entries<string>(undriven);
  if (positionals.length === 0 && others.length > 0) {
    print(`${others.length} flows are not driven${values.gaps ? ':' : '; --gaps says why'}`);
    if (values.gaps) for (const [name, reason] of others) print(`  ${name}: ${reason}`);
  }
  await writeReport(REPORT, { runs, startedAt });
  print(`The report is ${reportPage}`);
  const isWrong = ({ run, driver }: (typeof runs)[number]) =>
    run.failures.length > 0 ||
    unexplained(run, driver).length > 0 ||
    unexplainedOutcomes(run, driver).length > 0 ||
    staleReasons(run, driver).length > 0;
  if (runs.some(isWrong)) process.exitCode = 1;
}

function stepsIn(paths: readonly Path[]): number {
  return paths.reduce((sum, { steps }) => sum + steps.length, 0);
}

function summary(run: FlowRun, driver: AnyFlowDriver): string {
  const gaps = gapsOf(run, driver).length;
  const explanation = gaps === 0 ? '' : `, ${gaps - unexplained(run, driver).length} of ${gaps} others with a reason`;
  const ended = onlyEnded(run) === 0 ? '' : `, ${onlyEnded(run)} ended the session`;
  return `${run.taken.size} of ${run.all.length} transitions${ended}${explanation}, ${run.steps} steps, ${run.seconds.toFixed(1)} s`;
}

/** How many transitions were not taken because the 401 that causes them ended the session. */
function onlyEnded({ endedSession, taken }: FlowRun): number {
  return [...endedSession].filter((name) => !taken.has(name)).length;
}

function unexplained(run: FlowRun, driver: AnyFlowDriver): readonly string[] {
  return gapsOf(run, driver).flatMap(({ transition, reason }) => (reason === null ? [transition] : []));
}

function printDetails(run: FlowRun, driver: AnyFlowDriver): void {
  for (const { message, link, steps } of run.failures) {
    print(`\n${run.flow} failed after ${steps} steps: ${message}\nTo play it again:\nnpm run qa -- --replay '${link}'`);
  }
  for (const { transition, reason } of gapsOf(run, driver)) {
    if (reason === null) print(`Not taken, for no known reason: ${transition}`);
    else if (values.gaps) print(`Not taken: ${transition}\n  ${reason}`);
  }
  for (const outcome of missedOutcomes(run)) {
    const reason = driver.guardExceptions?.[outcome];
    if (reason === undefined) print(`Did not occur, for no known reason: ${run.flow}, ${outcome}`);
    else if (values.gaps) print(`Did not occur: ${run.flow}, ${outcome}\n  ${reason}`);
  }
  for (const name of staleReasons(run, driver)) print(`It happened, though a reason says why it does not: ${name}`);
}

/** Prints which requirements the transitions that were driven prove. */
function printRequirements(runs: readonly FlowRun[]): void {
  const proven = sortedIds(runs.flatMap(requirementsOf));
  const all = sortedIds(runs.flatMap(({ flow }) => allRequirementsOf(flow)));
  print(`${proven.length} of ${all.length} requirements of these flows: ${proven.join(', ')}`);
  const others = all.filter((id) => !proven.includes(id));
  if (others.length > 0) print(`Requirements whose transitions were not driven: ${others.join(', ')}`);
}

async function explore(): Promise<void> {
  const random = randomOf(Number(values.seed));
  const end = Date.now() + time;
  const seen: FlowRun[] = [];
  while (Date.now() < end) {
    const [, driver] = selected[Math.floor(random() * selected.length)] ?? [];
    if (driver === undefined) break;
    const run = await runFlow({ ...stage, ...recordingOf(driver), driver, paths: [randomPath(driver, random)] });
    process.stdout.write(run.failures.length > 0 ? 'x' : '.');
    seen.push(run);
    for (const { message, link } of run.failures) {
      process.exitCode = 1;
      print(`\n${run.flow}: ${message}\nTo play it again:\nnpm run qa -- --replay '${link}'`);
    }
  }
  const steps = seen.reduce((sum, run) => sum + run.steps, 0);
  const failed = seen.filter(({ failures }) => failures.length > 0).length;
  print(`\n${seen.length} random runs with ${steps} steps, ${failed} failed; seed ${values.seed}`);
}

/** Ends with the reason why a run is not driven. */
function refuse(error: unknown): never {
  if (!(error instanceof RunRefused)) throw error;
  console.error(error.message);
  process.exit(2);
}

async function replay({ driver, path }: ReplayedRun): Promise<void> {
  const { failures } = await runFlow({
    ...stage,
    ...recordingOf(driver),
    driver,
    paths: [path],
    onStep: ({ step, state, taken }, index) => {
      print(`${index}. ${stepLabel(step)}: ${stateName(state)}\n   ${taken.join('\n   ')}`);
    },
  });
  for (const { message } of failures) print(`\nFAILED: ${message}`);
  process.exitCode = failures.length > 0 ? 1 : 0;
}

function msOf(text: string): number {
  const [, count, unit = 's'] = /^(\d+)([smh])?$/.exec(text) ?? [];
  return Number(count ?? Number.NaN) * { s: 1000, m: 60_000, h: 3_600_000 }[unit as 's' | 'm' | 'h'];
}
