import { type Path, type Step, textOf } from '@keel/flows/testing';
import type { Browser } from '@playwright/test';
import type { KeelServer } from '../support/KeelServer.ts';
import { FaultPort, type InterceptedPorts } from './FaultPort.ts';
import type { AnyFlowDriver, Arranged, Driven, EventDriver } from './FlowDriver.ts';
import { Inspection, stateName } from './Inspection.ts';
import { brokenLaws } from './laws.ts';
import { type PlannedStep, planOf } from './model.ts';
import { faultsOf } from './pageFaults.ts';
import { outcomeFor } from './plan.ts';
import { watchPage } from './watchPage.ts';

/** Timeout for the transitions of a step in the page's machine, in ms. */
const TAKEN_WITHIN_MS = 15_000;

export interface DriveOptions {
  readonly browser: Browser;
  readonly server: KeelServer;
  readonly driver: AnyFlowDriver;
  readonly path: Path;
  readonly arranged: Arranged;
  readonly secrets: readonly string[];
  /** Called before each step. */
  readonly onStep?: (step: PlannedStep, index: number) => Promise<void> | void;
}

/** The result of driving a path. */
export interface Drive {
  /** Names of the transitions that the machine in the page took in agreement with the model. */
  readonly taken: readonly string[];
  /** Pairs of consecutive transitions. */
  readonly pairs: readonly string[];
  /** The number of steps that were done as planned. */
  readonly steps: number;
  /** What failed, and after which step (0 is the start); null if nothing did. */
  readonly failure: { readonly message: string; readonly step: number } | null;
}

/** Drives one path of a flow through the page in a new browser, and compares page and machine after each step. */
export async function drivePath(options: DriveOptions): Promise<Drive> {
  const { browser, server, driver, path, arranged, secrets, onStep } = options;
  const context = await browser.newContext({
    baseURL: server.url,
    locale: 'en-US',
    timezoneId: 'UTC',
    serviceWorkers: 'block',
    ...(driver.as === 'investor' && { storageState: arranged.account.storageState }),
  });
  const taken: string[] = [];
  let step = 0;
  try {
    const planned = await planOf(driver.machine, path);
    const inspection = await Inspection.of(context, driver.machine.id);
    const faults = await FaultPort.between(context, callsOf(driver), (port) => inspection.isWaitingFor(port));
    const page = await context.newPage();
    await page.clock.install();
    const watched = watchPage(page);
    let isUsed = false;
    const driven: Driven = { page, server, ...arranged, input: path.input };
    for (const [index, each] of planned.entries()) {
      step = index;
      await onStep?.(each, index);
      const since = inspection.all.length;
      if (each.step === null) await driver.open(driven);
      else await perform(driver, driven, faults, each.step, planned.slice(index + 1));
      taken.push(...(await compare(driver, inspection, each, since)));
      // A message that opened by itself returns the focus to where it was: nowhere.
      isUsed ||= each.step !== null && 'send' in each.step && isByPerson(driver, each.step.send.type);
      await check({ driver, driven, inspection, each, isUsed, secrets, found: watched.faults });
    }
    const broken = brokenLaws(inspection.all, driver.machine.id);
    if (broken.length > 0) throw new Error(broken.join('; '));
    return { taken, pairs: pairsIn(taken), steps: planned.length, failure: null };
  } catch (error) {
    const message = error instanceof Error ? error.message : 'it failed';
    return { taken, pairs: pairsIn(taken), steps: step, failure: { message, step } };
  } finally {
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
  }
}

function callsOf({ ports }: AnyFlowDriver): InterceptedPorts {
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
    const eventDriver = eventDriverOf(driver, step.send.type);
    if (eventDriver === null) throw new Error(`nobody can send ${step.send.type}`);
    await eventDriver.drive(driven, step.send);
  } else if ('wait' in step) {
    for (const [port, how] of Object.entries(driver.ports)) {
      if ('lostAnswerTime' in how && how.lostAnswerTime?.(rest) === 'after') await faults.deliver(port);
    }
    await driven.page.clock.runFor(step.wait);
    await faults.releaseAll();
  } else {
    const port = 'answer' in step ? step.answer : step.fail;
    const portDriver = driver.ports[port];
    if (portDriver !== undefined && 'settle' in portDriver) {
      await portDriver.settle(driven, step);
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

/** Waits for the transitions and the state of the model. @throws Error if the page's machine does something else */
async function compare(
  driver: AnyFlowDriver,
  inspection: Inspection,
  { step, state, taken }: PlannedStep,
  since: number,
): Promise<readonly string[]> {
  const sent = step !== null && 'send' in step ? step.send.type : null;
  const extraEvents = sent === null ? [] : (eventDriverOf(driver, sent)?.extraEvents ?? []);
  const byApp = Object.entries(driver.events).flatMap(([type, how]) => (isSentByApp(how) ? [type] : []));
  const ignored = new Set([...extraEvents, ...byApp].filter((type) => type !== sent));
  const seen = () => inspection.transitions(since).filter(({ event }) => !ignored.has(event));
  const isRepeated = sent !== null && extraEvents.includes(sent);
  const names = () => {
    const all = seen().flatMap((each) => each.taken);
    return isRepeated ? all.filter((name, index) => name !== all[index - 1]) : all;
  };
  const hasArrived = () =>
    textOf(inspection.state()?.value) === textOf(state) && names().join('\n') === taken.join('\n');
  const deadline = Date.now() + TAKEN_WITHIN_MS;
  while (!hasArrived() && Date.now() < deadline) await moment();
  if (hasArrived()) return inspection.transitions(since).flatMap((each) => each.taken);
  const at = inspection.state();
  throw new Error(
    [
      `the machine of the page is in ${at === undefined ? 'no state' : stateName(at.value)}, the model in ${stateName(state)}`,
      `taken: ${names().join(', ') || 'nothing'}; expected: ${taken.join(', ') || 'nothing'}`,
    ].join('\n'),
  );
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
      isBusy: state.tags.includes('busy') || (driver.busyStates?.includes(stateName(state.value)) ?? false),
    })),
  ];
  if (faults.length > 0) throw new Error(`in ${stateName(state.value)}: ${faults.join('; ')}`);
  await driver.shows?.[stateName(state.value)]?.(driven);
}

function isByPerson({ events }: AnyFlowDriver, type: string): boolean {
  const eventDriver = events[type];
  return type !== 'message.dismissed' && eventDriver !== undefined && !isSentByApp(eventDriver);
}

function isSentByApp(eventDriver: AnyFlowDriver['events'][string]): boolean {
  return 'sentByApp' in eventDriver || ('isSentByAppToo' in eventDriver && (eventDriver.isSentByAppToo ?? false));
}

export function eventDriverOf({ events }: AnyFlowDriver, type: string): EventDriver<unknown> | null {
  const eventDriver = events[type];
  return eventDriver !== undefined && 'drive' in eventDriver ? eventDriver : null;
}

function pairsIn(taken: readonly string[]): string[] {
  return taken.slice(1).map((second, index) => `${taken[index]} > ${second}`);
}

function moment(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 10);
  });
}
