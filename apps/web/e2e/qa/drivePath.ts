import { type Path, type Step, textOf } from '@keel/flows/testing';
import type { Browser, BrowserContext } from '@playwright/test';
import type { KeelServer } from '../support/KeelServer.ts';
import { FaultPort, type HeldPorts } from './FaultPort.ts';
import type { AnyFlowDriver, Arranged, Driven, EventDriver } from './FlowDriver.ts';
import { type GuardOutcome, outcomesIn } from './guards.ts';
import { Inspection, stateName } from './Inspection.ts';
import { brokenLaws } from './laws.ts';
import { faultsOf, faultsOfSignedOut } from './look.ts';
import { type PlannedStep, planOf } from './model.ts';
import { isRefusedToken, outcomeFor } from './plan.ts';
import { type PageWatch, watchPage } from './watchPage.ts';

/** Ms within which the machine in the page has to take the transitions of a step. */
const TAKEN_WITHIN_MS = 15_000;

export interface DriveOptions {
  readonly browser: Browser;
  readonly server: KeelServer;
  readonly driver: AnyFlowDriver;
  readonly path: Path;
  readonly arranged: Arranged;
  readonly secrets: readonly string[];
  /** Told of each step before it is done. */
  readonly onStep?: (step: PlannedStep, index: number) => Promise<void> | void;
}

/** What came of driving a path. */
export interface Drive {
  /** Transitions that the machine in the page took as the model did, by name. */
  readonly taken: readonly string[];
  /**
   * Transitions that the session took in the page's stead: the call was refused with 401, and the page left before its flow
   * heard of it.
   */
  readonly ended: readonly string[];
  /** Pairs of transitions, one directly after the other. */
  readonly pairs: readonly string[];
  /** The outcomes of guards that the machine in the page met. */
  readonly guards: ReadonlySet<GuardOutcome>;
  /** How many steps were done as planned. */
  readonly steps: number;
  /** What went wrong, with the step that it was found after (0 is the start); null when nothing did. */
  readonly failure: { readonly message: string; readonly step: number } | null;
  /**
   * Whether a timer of the flow fired before the step that waits for it. The clock of the page goes on by itself, so that happens
   * where steps take long; then the failure says nothing.
   */
  readonly isTooSlow: boolean;
}

/** Drives one path of a flow through the page, in a browser of its own, and compares page and machine after each step. */
export async function drivePath(options: DriveOptions): Promise<Drive> {
  const { browser, server, driver, arranged } = options;
  const context = await browser.newContext({
    baseURL: server.url,
    locale: 'en-US',
    timezoneId: 'UTC',
    serviceWorkers: 'block',
    ...(driver.as === 'investor' && { storageState: arranged.account.storageState }),
  });
  try {
    return await driveIn(context, options);
  } finally {
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
  }
}

async function driveIn(context: BrowserContext, options: DriveOptions): Promise<Drive> {
  const { server, driver, path, arranged, secrets, onStep } = options;
  const inspection = await Inspection.of(context, driver.machine.id);
  const taken: string[] = [];
  let ended: readonly string[] = [];
  let steps = 0;
  let planned: readonly PlannedStep[] = [];
  const driveAll = async () => {
    planned = await planOf(driver.machine, path);
    const faults = await FaultPort.between(context, callsOf(driver), (port) => inspection.isWaitingFor(port));
    const page = await context.newPage();
    await page.clock.install();
    const watched = watchPage(page, driver.logs);
    let isUsed = false;
    const driven: Driven = { page, server, ...arranged, input: path.input };
    for (const [index, each] of planned.entries()) {
      steps = index;
      await onStep?.(each, index);
      const since = inspection.all.length;
      if (each.step === null) await driver.open(driven);
      else await perform(driver, driven, faults, each.step, planned.slice(index + 1));
      if (isRefusedToken(each.step)) {
        ended = await compareEnd({ driver, driven, inspection, each, since, secrets, watched });
        break;
      }
      taken.push(...(await compare(driver, inspection, each, since)));
      if (each.step !== null && 'wait' in each.step) await faults.releaseLate();
      // A message that came by itself gives the focus back to where it was: nowhere.
      isUsed ||= each.step !== null && 'send' in each.step && isByPerson(driver, each.step.send.type);
      await check({ driver, driven, inspection, each, isUsed, secrets, found: watched.faults });
    }
    const broken = brokenLaws(inspection.all, driver.machine.id);
    if (broken.length > 0) throw new Error(broken.join('; '));
    steps = planned.length;
  };
  const failure = await driveAll().then(
    () => null,
    (error: unknown) => ({ message: error instanceof Error ? error.message : 'it failed', step: steps }),
  );
  const isTooSlow = failure !== null && hasEarlyTimer(inspection, planned.slice(0, steps + 1));
  const guards = outcomesIn(driver.machine, inspection.all);
  return { taken, ended, pairs: pairsIn(taken), guards, steps, failure, isTooSlow };
}

/** Whether more timers have fired than these steps wait for. */
function hasEarlyTimer(inspection: Inspection, planned: readonly PlannedStep[]): boolean {
  const fired = inspection.transitions(0).filter(({ event, taken }) => isTimer(event) && taken.length > 0);
  const expected = planned.flatMap(({ taken }) => taken).filter((name) => isTimer(name.split(' ')[1] ?? ''));
  return fired.length > expected.length;
}

function isTimer(event: string): boolean {
  return event.startsWith('xstate.after.');
}

function callsOf({ ports }: AnyFlowDriver): HeldPorts {
  return Object.fromEntries(Object.entries(ports).flatMap(([port, how]) => ('call' in how ? [[port, how]] : [])));
}

async function perform(
  driver: AnyFlowDriver,
  driven: Driven,
  faults: FaultPort,
  step: Step,
  rest: readonly PlannedStep[],
): Promise<void> {
  if ('send' in step) {
    const how = eventDriverOf(driver, step.send.type);
    if (how === null) throw new Error(`nobody can send ${step.send.type}`);
    await how.drive(driven, step.send);
  } else if ('wait' in step) {
    for (const [port, how] of Object.entries(driver.ports)) {
      if ('loses' in how && how.loses?.(rest) === 'after') await faults.deliver(port);
    }
    await driven.page.clock.runFor(step.wait);
  } else {
    const port = 'answer' in step ? step.answer : step.fail;
    const how = driver.ports[port];
    if (how !== undefined && 'settle' in how) {
      await how.settle(driven, step);
      return;
    }
    const outcome = outcomeFor(driver, step, rest);
    if (outcome === null) throw new Error(`nothing stands for this answer of ${port}`);
    await faults.settle(
      port,
      outcome.kind === 'standIn' ? { kind: 'answer', ...(await outcome.make(driven)) } : outcome,
    );
  }
}

/** Waits for the transitions and the state of the model. @throws Error when the page's machine does something else */
async function compare(
  driver: AnyFlowDriver,
  inspection: Inspection,
  { step, state, taken }: PlannedStep,
  since: number,
): Promise<readonly string[]> {
  const sent = step !== null && 'send' in step ? step.send.type : null;
  const along = sent === null ? [] : (eventDriverOf(driver, sent)?.along ?? []);
  const byApp = Object.entries(driver.events).flatMap(([type, how]) => (isSentByApp(how) ? [type] : []));
  const ignored = new Set([...along, ...byApp].filter((type) => type !== sent));
  const seen = () => inspection.transitions(since).filter(({ event }) => !ignored.has(event));
  const isRepeated = sent !== null && along.includes(sent);
  const names = () => {
    const all = seen().flatMap((each) => each.taken);
    return isRepeated ? all.filter((name, index) => name !== all[index - 1]) : all;
  };
  const isThere = () => textOf(inspection.state()?.value) === textOf(state) && names().join('\n') === taken.join('\n');
  const deadline = Date.now() + TAKEN_WITHIN_MS;
  while (!isThere() && Date.now() < deadline) await moment();
  if (isThere()) return inspection.transitions(since).flatMap((each) => each.taken);
  const at = inspection.state();
  throw new Error(
    [
      `the machine of the page is in ${at === undefined ? 'no state' : stateName(at.value)}, the model in ${stateName(state)}`,
      `taken: ${names().join(', ') || 'nothing'}; expected: ${taken.join(', ') || 'nothing'}`,
    ].join('\n'),
  );
}

interface End {
  readonly driver: AnyFlowDriver;
  readonly driven: Driven;
  readonly inspection: Inspection;
  readonly each: PlannedStep;
  readonly since: number;
  readonly secrets: readonly string[];
  readonly watched: PageWatch;
}

/**
 * Waits until the session has ended with a 401. The page leaves with it, so that its flow is stopped before it hears of the
 * refusal.
 *
 * @returns the transitions that the flow would have taken @throws Error when the session goes on, the page stays, or the flow
 * does something else
 */
async function compareEnd({ driver, driven, inspection, each, since, secrets, watched }: End) {
  const faults = await faultsOfSignedOut(driven.page, secrets);
  const all = [...watched.faults, ...faults, ...(inspection.hasSignedOut() ? [] : ['the session has not ended'])];
  if (all.length > 0) throw new Error(`after a 401: ${all.join('; ')}`);
  const names = inspection.transitions(since).flatMap(({ event, taken }) => {
    const how = driver.events[event];
    return how !== undefined && isSentByApp(how) ? [] : taken;
  });
  if (names.length > 0 && names.join('\n') !== each.taken.join('\n')) {
    throw new Error(`after a 401 the flow took ${names.join(', ')}; expected: ${each.taken.join(', ')}, or nothing`);
  }
  return each.taken;
}

interface Check {
  readonly driver: AnyFlowDriver;
  readonly driven: Driven;
  readonly inspection: Inspection;
  readonly each: PlannedStep;
  readonly isUsed: boolean;
  readonly secrets: readonly string[];
  readonly found: readonly string[];
}

async function check({ driver, driven, inspection, each, isUsed, secrets, found }: Check): Promise<void> {
  const state = inspection.state();
  if (state === undefined) throw new Error('the flow has no state');
  if (each.message !== null && each.message !== state.message) {
    throw new Error(`the flow says '${state.message}' and not '${each.message}'`);
  }
  const faults = [
    ...found,
    ...(await faultsOf(driven.page, {
      state,
      isUsed,
      secrets,
      isBusy: state.tags.includes('busy') || (driver.looksBusy?.includes(stateName(state.value)) ?? false),
    })),
  ];
  if (faults.length > 0) throw new Error(`in ${stateName(state.value)}: ${faults.join('; ')}`);
  await driver.shows?.[stateName(state.value)]?.(driven);
}

function isByPerson({ events }: AnyFlowDriver, type: string): boolean {
  const how = events[type];
  return type !== 'message.dismissed' && how !== undefined && !isSentByApp(how);
}

function isSentByApp(how: AnyFlowDriver['events'][string]): boolean {
  return 'sentByApp' in how || ('isSentByAppToo' in how && (how.isSentByAppToo ?? false));
}

export function eventDriverOf({ events }: AnyFlowDriver, type: string): EventDriver<unknown> | null {
  const how = events[type];
  return how !== undefined && 'drive' in how ? how : null;
}

function pairsIn(taken: readonly string[]): string[] {
  return taken.slice(1).map((second, index) => `${taken[index]} > ${second}`);
}

function moment(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 10);
  });
}
