import { runToLink, writeRun } from '@keel/flows/replay';
import type { Path } from '@keel/flows/testing';
import type { Browser } from '@playwright/test';
import { makeAccount, makeInvestor } from '../support/accounts.ts';
import type { KeelServer } from '../support/KeelServer.ts';
import { operate } from '../support/operator.ts';
import type { DrivenStep } from './DrivenStep.ts';
import { callsOf, type Drive, type DriveOptions, drivePath } from './drivePath.ts';
import type { AnyFlowDriver, Arranged } from './FlowDriver.ts';
import { type GuardOutcome, guardsOf } from './guards.ts';
import { shortestPathTo, transitionsOf } from './plan.ts';
import { movesMoney } from './watchPage.ts';

/** The environment in which flows are driven. */
export interface Stage {
  readonly browser: Browser;
  readonly server: KeelServer;
}

export interface RunOptions
  extends Stage,
    Pick<DriveOptions, 'onStep' | 'onPage' | 'onDriven' | 'takenWithinMs' | 'takePicture' | 'picturesEachStep'> {
  readonly driver: AnyFlowDriver;
  readonly paths: readonly Path[];
  /** Whether the run ends at the first failure, without looking for a shorter path to it. @default false */
  readonly endsAtFailure?: boolean;
  /** Called after each path. */
  readonly onPath?: (drive: Drive) => void;
}

/** A path on which page and machine differed. */
export interface RunFailure {
  readonly message: string;
  /**
   * A link to the run up to the step that failed: the Studio, `npm run flows:replay` and `npm run qa -- --replay` play
   * it.
   */
  readonly link: string;
  readonly steps: number;
}

/** A path that was driven. */
export interface RunPath {
  readonly steps: readonly DrivenStep[];
  /** Why page and model differ in the last step; null if they do not. */
  readonly failure: string | null;
}

/** The result of driving a flow. */
export interface FlowRun {
  readonly flow: string;
  readonly paths: readonly RunPath[];
  readonly steps: number;
  readonly all: readonly string[];
  readonly taken: ReadonlySet<string>;
  /** Transitions for a 401: it ended the session, and the page was replaced before its flow received the answer. */
  readonly endedSession: ReadonlySet<string>;
  readonly guards: readonly string[];
  /** The guard outcomes that occurred in the page's machine. */
  readonly guardOutcomes: ReadonlySet<GuardOutcome>;
  readonly pairs: ReadonlySet<string>;
  readonly failures: readonly RunFailure[];
  readonly seconds: number;
}

let people = 0;

/** Drives paths of a flow, each in a new browser. */
export async function runFlow(options: RunOptions): Promise<FlowRun> {
  const { driver, paths, onPath, endsAtFailure = false, ...environment } = options;
  const { server } = environment;
  const started = performance.now();
  const [taken, endedSession, pairs] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const guardOutcomes = new Set<GuardOutcome>();
  const failures: RunFailure[] = [];
  const drivenPaths: RunPath[] = [];
  const checkedStates = new Set<string>();
  let steps = 0;
  let arranged: Arranged | null = null;
  const drive = async (path: Path): Promise<Drive> => {
    if (arranged === null || driver.isFresh === true) arranged = await arrange(server, driver);
    const secrets = [arranged.account.person.password, ...secretTexts(driver)];
    return drivePath({ ...environment, driver, path, arranged, secrets, checkedStates });
  };
  for (const path of paths) {
    const first = await drive(path);
    const driven = first.isDisturbed ? await drive(path) : first;
    steps += driven.steps;
    for (const name of driven.taken) taken.add(name);
    for (const name of driven.endedSession) endedSession.add(name);
    for (const outcome of driven.guardOutcomes) guardOutcomes.add(outcome);
    for (const pair of driven.pairs) pairs.add(pair);
    drivenPaths.push({ steps: driven.record, failure: driven.failure?.message ?? null });
    onPath?.(driven);
    if (driven.failure === null) continue;
    if (endsAtFailure) {
      failures.push(failureOf(driver, truncatePath(path, driven.failure.step), driven.failure.message));
      break;
    }
    failures.push(await shortestFailure(driver, path, driven.failure, drive));
  }
  const ledgerFault = movesMoneyIn(driver) ? await faultOfLedger(server) : null;
  const lastPath = paths.at(-1);
  if (ledgerFault !== null && lastPath !== undefined) failures.push(failureOf(driver, lastPath, ledgerFault));
  const seconds = (performance.now() - started) / 1000;
  return {
    flow: driver.machine.id,
    paths: drivenPaths,
    steps,
    all: transitionsOf(driver),
    taken,
    endedSession,
    guards: guardsOf(driver.machine),
    guardOutcomes,
    pairs,
    failures,
    seconds,
  };
}

/** Whether the flow makes calls that move money. */
function movesMoneyIn(driver: AnyFlowDriver): boolean {
  return Object.values(callsOf(driver)).some(({ call }) => {
    const [method = '', path = ''] = call.split(' ');
    return movesMoney(method, `/api${path}`);
  });
}

/** What is wrong with the sums of the ledger; null if nothing is. */
function faultOfLedger(server: KeelServer): Promise<string | null> {
  return operate(server, 'ledger', 'verify').then(
    () => null,
    (error: unknown) => `after all paths: ${error instanceof Error ? error.message : 'the ledger was not verified'}`,
  );
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

/** The secrets of the model that a driver may have typed, as texts. */
function secretTexts({ cases }: AnyFlowDriver): readonly string[] {
  return (cases.secrets ?? []).filter((secret) => secret.length > 8);
}

/** The failure on the shortest path that fails in the same way, so that the replayed run is minimal. */
async function shortestFailure(
  driver: AnyFlowDriver,
  path: Path,
  failure: NonNullable<Drive['failure']>,
  drive: (path: Path) => Promise<Drive>,
): Promise<RunFailure> {
  const failing = truncatePath(path, failure.step);
  const shorter = shortestPathTo(driver, failing);
  if (shorter !== null && shorter.steps.length < failing.steps.length) {
    const again = await drive(shorter);
    if (again.failure?.message === failure.message) {
      return failureOf(driver, truncatePath(shorter, again.failure.step), failure.message);
    }
  }
  return failureOf(driver, failing, failure.message);
}

function truncatePath(path: Path, steps: number): Path {
  return { ...path, steps: path.steps.slice(0, steps) };
}

function failureOf({ machine, cases }: AnyFlowDriver, { input, steps }: Path, message: string): RunFailure {
  const run = writeRun(
    { machine, cases: cases as never },
    input,
    steps.map(({ step }) => step),
  );
  return { message, link: runToLink(run), steps: steps.length };
}
