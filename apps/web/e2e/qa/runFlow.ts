import { runToLink, writeRun } from '@keel/flows/replay';
import type { Path } from '@keel/flows/testing';
import type { Browser } from '@playwright/test';
import { makeAccount, makeInvestor } from '../support/accounts.ts';
import type { KeelServer } from '../support/KeelServer.ts';
import { type Drive, drivePath } from './drivePath.ts';
import type { AnyFlowDriver, Arranged } from './FlowDriver.ts';
import { type GuardOutcome, guardsOf } from './guards.ts';
import type { PlannedStep } from './model.ts';
import { shortestPathTo, transitionsOf } from './plan.ts';

/** Where flows are driven. */
export interface Stage {
  readonly browser: Browser;
  readonly server: KeelServer;
}

export interface RunOptions extends Stage {
  readonly driver: AnyFlowDriver;
  readonly paths: readonly Path[];
  readonly onStep?: (step: PlannedStep, index: number) => Promise<void> | void;
  /** Whether the run ends at the first failure, which is then not looked for on a shorter path. @default false */
  readonly endsAtFailure?: boolean;
  /** Told after each path. */
  readonly onPath?: (drive: Drive) => void;
}

/** A path on which page and machine differed. */
export interface Failure {
  readonly message: string;
  /** The run up to the step that failed: the Studio, `npm run flows:replay` and `npm run qa -- --replay` play it. */
  readonly link: string;
  readonly steps: number;
}

/** What came of driving a flow. */
export interface FlowRun {
  readonly flow: string;
  readonly paths: number;
  readonly steps: number;
  readonly all: readonly string[];
  readonly taken: ReadonlySet<string>;
  /** Transitions of calls that were refused with 401: the session ended, and the page left before its flow heard of it. */
  readonly ended: ReadonlySet<string>;
  readonly guards: readonly string[];
  /** The outcomes of guards that the page's machine met. */
  readonly outcomes: ReadonlySet<GuardOutcome>;
  readonly pairs: ReadonlySet<string>;
  readonly failures: readonly Failure[];
  readonly seconds: number;
}

let people = 0;

/** Drives paths of a flow, each in a browser of its own. */
export async function runFlow(options: RunOptions): Promise<FlowRun> {
  const { browser, server, driver, paths, onStep, onPath, endsAtFailure = false } = options;
  const started = performance.now();
  const [taken, ended, pairs] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const outcomes = new Set<GuardOutcome>();
  const failures: Failure[] = [];
  let steps = 0;
  let arranged: Arranged | null = null;
  const drive = async (path: Path): Promise<Drive> => {
    if (arranged === null || driver.isFresh === true) arranged = await arrange(server, driver);
    const secrets = [arranged.account.person.password, ...secretTexts(driver)];
    return drivePath({ browser, server, driver, path, arranged, secrets, ...(onStep && { onStep }) });
  };
  for (const path of paths) {
    const first = await drive(path);
    const driven = first.isTooSlow ? await drive(path) : first;
    steps += driven.steps;
    for (const name of driven.taken) taken.add(name);
    for (const name of driven.ended) ended.add(name);
    for (const outcome of driven.guards) outcomes.add(outcome);
    for (const pair of driven.pairs) pairs.add(pair);
    onPath?.(driven);
    if (driven.failure === null) continue;
    if (endsAtFailure) {
      failures.push(failureOf(driver, beginningOf(path, driven.failure.step), driven.failure.message));
      break;
    }
    failures.push(await shortestFailure(driver, path, driven.failure, drive));
  }
  const seconds = (performance.now() - started) / 1000;
  return {
    flow: driver.machine.id,
    paths: paths.length,
    steps,
    all: transitionsOf(driver),
    taken,
    ended,
    guards: guardsOf(driver.machine),
    outcomes,
    pairs,
    failures,
    seconds,
  };
}

async function arrange(server: KeelServer, { as, arrange: make, machine }: AnyFlowDriver): Promise<Arranged> {
  people += 1;
  const name = `${machine.id.toLowerCase()}${people}`;
  const email = `${name}@example.com`;
  const person = { firstName: 'Amelia', lastName: 'Rosenthal', email, password: `keel ${name} long` };
  if (make !== undefined) return make(server, person);
  return {
    account: as === 'investor' ? await makeInvestor(server, person, '50000') : await makeAccount(server, person),
  };
}

/** The texts of the model's secrets that a driver may have typed. */
function secretTexts({ cases }: AnyFlowDriver): readonly string[] {
  return (cases.secrets ?? []).filter((secret) => secret.length > 8);
}

/** The failure on the shortest path that still fails, so that what is replayed is what matters. */
async function shortestFailure(
  driver: AnyFlowDriver,
  path: Path,
  failure: NonNullable<Drive['failure']>,
  drive: (path: Path) => Promise<Drive>,
): Promise<Failure> {
  const failing = beginningOf(path, failure.step);
  const shorter = shortestPathTo(driver, failing);
  if (shorter !== null && shorter.steps.length < failing.steps.length) {
    const again = await drive(shorter);
    if (again.failure !== null) {
      return failureOf(
        driver,
        { ...shorter, steps: shorter.steps.slice(0, again.failure.step) },
        again.failure.message,
      );
    }
  }
  return failureOf(driver, failing, failure.message);
}

function beginningOf(path: Path, steps: number): Path {
  return { ...path, steps: path.steps.slice(0, steps) };
}

function failureOf({ machine, cases }: AnyFlowDriver, { input, steps }: Path, message: string): Failure {
  const run = writeRun(
    { machine, cases: cases as never },
    input,
    steps.map(({ step }) => step),
  );
  return { message, link: runToLink(run), steps: steps.length };
}
