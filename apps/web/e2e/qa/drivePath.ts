import { type Path, type Step, textOf } from '@keel/flows/testing';
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import type { KeelServer } from '../support/KeelServer.ts';
import { logCalls } from './callLog.ts';
import { checkAccessibility } from './checkAccessibility.ts';
import type { DrivenStep } from './DrivenStep.ts';
import { isByPerson, isSentByApp } from './eventDrivers.ts';
import { FaultPort, type InterceptedPorts } from './FaultPort.ts';
import type { AnyFlowDriver, Arranged, Driven } from './FlowDriver.ts';
import { followModel, TRANSITION_TIMEOUT_MS } from './followModel.ts';
import { type GuardOutcome, outcomesIn } from './guards.ts';
import { type InspectedState, Inspection, stateName } from './Inspection.ts';
import { brokenInvariants } from './invariants.ts';
import { type PlannedStep, planOf } from './model.ts';
import { faultsOf, faultsOfSignedOut } from './pageFaults.ts';
import type { TakePicture } from './pictures.ts';
import { isUnauthorized, outcomeFor, stepPartsOf } from './plan.ts';
import { sendEvent } from './sendEvent.ts';
import { stepLabel } from './stepLabel.ts';
import { type PageWatch, watchPage } from './watchPage.ts';

/** Timeout for what a person does in a step, in ms: under Playwright's test runner there is none by default. */
const DONE_WITHIN_MS = 30_000;

export interface DriveOptions {
  readonly browser: Browser;
  readonly server: KeelServer;
  readonly driver: AnyFlowDriver;
  readonly path: Path;
  readonly arranged: Arranged;
  readonly secrets: readonly string[];
  /** The states of the flow whose pages were checked for accessibility in this run; new ones are added. */
  readonly checkedStates: Set<string>;
  /** Called before each step. */
  readonly onStep?: (step: PlannedStep, index: number) => Promise<void> | void;
  /** Called when the page is open, before the app is loaded. */
  readonly onPage?: (page: Page) => Promise<void>;
  /** Called after each step, and after the one that failed. */
  readonly onDriven?: (step: DrivenStep) => Promise<void> | void;
  /** Timeout for the transitions of a step in the page's machine, in ms. @default 15 s */
  readonly takenWithinMs?: number;
  /** Takes the pictures of the report. @default none are taken */
  readonly takePicture?: TakePicture;
  /** Whether a picture is taken after each step, and not only of a failure. @default false */
  readonly picturesEachStep?: boolean;
}

/** The result of driving a path. */
export interface Drive {
  /** The steps that were driven, with the one that failed. */
  readonly record: readonly DrivenStep[];
  /** Names of the transitions that the machine in the page took in agreement with the model. */
  readonly taken: readonly string[];
  /** Names of transitions that the page did not wait for, because the session ended with the refused call (401). */
  readonly endedSession: readonly string[];
  /** Pairs of consecutive transitions. */
  readonly pairs: readonly string[];
  /** The guard outcomes that occurred in the page's machine. */
  readonly guardOutcomes: ReadonlySet<GuardOutcome>;
  /** The number of steps that were done as planned. */
  readonly steps: number;
  /** What failed, and after which step (0 is the start); null if nothing did. */
  readonly failure: { readonly message: string; readonly step: number } | null;
  /**
   * Whether a timer or an event of the app changed the flow's state before the step that expects it. This happens on a
   * slow machine, where the page's clock runs on and lists are loaded late, and the failure then says nothing about the
   * page.
   */
  readonly isDisturbed: boolean;
}

/** Drives one path of a flow through the page in a new browser, and compares page and machine after each step. */
export async function drivePath(options: DriveOptions): Promise<Drive> {
  const { browser, server, driver, arranged } = options;
  const context = await browser.newContext({
    baseURL: server.url,
    locale: 'en-US',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
    serviceWorkers: driver.serviceWorkers ?? 'block',
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
  const {
    server,
    driver,
    path,
    arranged,
    secrets,
    checkedStates,
    onStep,
    onPage,
    onDriven,
    takePicture,
    picturesEachStep = false,
    takenWithinMs = TRANSITION_TIMEOUT_MS,
  } = options;
  const record: DrivenStep[] = [];
  let recordStep: ((hasFailed: boolean) => Promise<void>) | undefined;
  const inspection = await Inspection.of(context, driver.machine.id);
  const taken: string[] = [];
  let endedSession: readonly string[] = [];
  let steps = 0;
  let planned: readonly PlannedStep[] = [];
  const driveAll = async () => {
    planned = await planOf(driver.machine, path, stepPartsOf(driver));
    const isWaitingFor = (port: string) => inspection.isWaitingFor(port);
    const hasStarted = () => inspection.state() !== undefined;
    const faultOptions = { repeatsCalls: true, hasStarted };
    const faults = await FaultPort.between(context, callsOf(driver), isWaitingFor, faultOptions);
    const page = await context.newPage();
    page.setDefaultTimeout(DONE_WITHIN_MS);
    await onPage?.(page);
    await page.clock.install();
    // A call that was made just before the end of the session may be reported after it, but not in the next step.
    let isOver = false;
    const hasEnded = () => isOver && inspection.endOfSession() !== null;
    const watched = watchPage(page, { expectedErrors: driver.consoleErrors, hasEnded });
    const calls = logCalls(page);
    let isUsed = false;
    for (const [index, plannedStep] of planned.entries()) {
      const { immediate } = plannedStep;
      const started = { input: path.input, hasStarted, isWaitingFor };
      const driven: Driven = { page, server, ...arranged, ...started, immediate };
      steps = plannedStep.count;
      recordStep = async (hasFailed) => {
        const picture = hasFailed || picturesEachStep ? await takePicture?.(page, driver) : null;
        const { step, state: value, taken: names } = plannedStep;
        record.push({ label: stepLabel(step), value, taken: names, calls: calls.take(), picture: picture ?? null });
        await onDriven?.(record.at(-1) as DrivenStep);
      };
      await onStep?.(plannedStep, index);
      const since = inspection.all.length;
      isOver = inspection.endOfSession() !== null;
      if (plannedStep.step === null) await driver.open(driven);
      else await perform({ driver, driven, faults, planned, index }, plannedStep.step);
      if (isUnauthorized(plannedStep.step)) {
        endedSession = await compareSessionEnd({ driver, driven, inspection, plannedStep, since, secrets, watched });
        await recordStep(false);
        break;
      }
      await followModel({ driver, inspection, since, withinMs: takenWithinMs }, [plannedStep]);
      taken.push(...inspection.transitions(since).flatMap((transition) => transition.taken));
      if (plannedStep.step !== null && 'wait' in plannedStep.step) await faults.releaseAbandoned();
      // A message that opened by itself returns the focus to where it was before, which may be no element.
      isUsed ||=
        plannedStep.step !== null && 'send' in plannedStep.step && isByPerson(driver, plannedStep.step.send.type);
      await check({ driver, driven, inspection, plannedStep, isUsed, secrets, found: watched.faults });
      await checkAccessibility({ driver, page, state: inspection.state(), checkedStates });
      await recordStep(false);
    }
    const broken = brokenInvariants(inspection.all, driver.machine.id);
    if (broken.length > 0) throw new Error(broken.join('; '));
    steps = path.steps.length + 1;
  };
  const failure = await driveAll().then(
    () => null,
    (error: unknown) => ({ message: error instanceof Error ? error.message : 'it failed', step: steps }),
  );
  if (failure !== null) await recordStep?.(true);
  const isDisturbed =
    failure !== null &&
    hasUnplannedChange(
      driver,
      inspection,
      planned.filter(({ count }) => count <= steps),
    );
  const guardOutcomes = outcomesIn(driver.machine, inspection.all);
  return { record, taken, endedSession, pairs: pairsIn(taken), guardOutcomes, steps, failure, isDisturbed };
}

/** Whether timers or events of the app changed the flow's state more often than these steps expect. */
function hasUnplannedChange(driver: AnyFlowDriver, inspection: Inspection, planned: readonly PlannedStep[]): boolean {
  const all = inspection.transitions(0);
  const changes = all.filter(({ event, value }, index) => {
    const isChange = textOf(value) !== textOf(all[index - 1]?.value ?? value);
    return isTimer(event) || (isChange && isSentByApp(driver.events[event]));
  });
  const expected = planned.flatMap(({ taken }) => taken);
  return changes
    .flatMap(({ taken }) => taken)
    .some((name) => {
      const index = expected.indexOf(name);
      if (index >= 0) expected.splice(index, 1);
      return index < 0;
    });
}

function isTimer(event: string): boolean {
  return event.startsWith('xstate.after.');
}

/** The calls of a flow that are intercepted. */
export function callsOf({ ports }: AnyFlowDriver): InterceptedPorts {
  return Object.fromEntries(Object.entries(ports).flatMap(([port, how]) => ('call' in how ? [[port, how]] : [])));
}

interface Performed {
  readonly driver: AnyFlowDriver;
  readonly driven: Driven;
  readonly faults: FaultPort;
  readonly planned: readonly PlannedStep[];
  /** The index of the step among the planned ones. */
  readonly index: number;
}

async function perform({ driver, driven, faults, planned, index }: Performed, step: Step): Promise<void> {
  const rest = planned.slice(index + 1);
  if ('send' in step) {
    faults.recoverFor(step.send.type);
    await sendEvent(driver, driven, step.send, planned[index - 1]?.state ?? '');
  } else if ('wait' in step) {
    for (const [port, how] of Object.entries(driver.ports)) {
      if ('lostAnswerTime' in how && how.lostAnswerTime?.(rest) === 'after') await faults.deliver(port);
    }
    await (driver.wait?.(driven, step.wait) ?? driven.page.clock.runFor(step.wait));
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

interface SessionEnd {
  readonly driver: AnyFlowDriver;
  readonly driven: Driven;
  readonly inspection: Inspection;
  readonly plannedStep: PlannedStep;
  readonly since: number;
  readonly secrets: readonly string[];
  readonly watched: PageWatch;
}

/**
 * Waits until a 401 has ended the session. The app then replaces the page, which usually stops the flow before it
 * receives the refusal.
 *
 * @returns the transitions of the model for the refusal
 * @throws Error if the session continues, the login page is not shown, or the flow takes other transitions
 */
async function compareSessionEnd({ driver, driven, inspection, plannedStep, since, secrets, watched }: SessionEnd) {
  const faults = await faultsOfSignedOut(driven.page, { secrets, person: driven.account.person });
  const all = [...watched.faults, ...faults, ...(inspection.hasSignedOut() ? [] : ['the session has not ended'])];
  if (all.length > 0) throw new Error(`after a 401: ${all.join('; ')}`);
  const names = inspection.transitions(since).flatMap(({ event, taken }) => {
    return isSentByApp(driver.events[event]) ? [] : taken;
  });
  if (names.length > 0 && names.join('\n') !== plannedStep.taken.join('\n')) {
    throw new Error(
      `after a 401 the flow took ${names.join(', ')}; expected: ${plannedStep.taken.join(', ')}, or nothing`,
    );
  }
  return plannedStep.taken;
}

export interface Check {
  readonly driver: AnyFlowDriver;
  readonly driven: Driven;
  readonly inspection: Inspection;
  readonly plannedStep: Pick<
    PlannedStep,
    'tags' | 'message' | 'hasMessage' | 'hasNotice' | 'wrongFields' | 'marksField'
  >;
  readonly isUsed: boolean;
  readonly secrets: readonly string[];
  readonly found: readonly string[];
}

/**
 * Compares the page with the state of its flow in the model, since the page's own machine may be wrong in the same way
 * as the page.
 *
 * @throws Error with everything that is wrong
 */
export async function check({ driver, driven, inspection, plannedStep, isUsed, secrets, found }: Check): Promise<void> {
  const seen = inspection.state();
  if (seen === undefined) throw new Error('the flow has no state');
  const state = { ...withErrors(driver, seen), tags: plannedStep.tags };
  if (plannedStep.message !== null && plannedStep.message !== state.message) {
    throw new Error(`the flow says '${state.message}' and not '${plannedStep.message}'`);
  }
  if (plannedStep.hasMessage !== (state.message !== '')) {
    throw new Error(
      plannedStep.hasMessage ? 'the flow shows no message' : `the flow shows the message '${state.message}'`,
    );
  }
  if (plannedStep.hasNotice !== (state.notice !== '')) {
    throw new Error(plannedStep.hasNotice ? 'the flow has no notice' : `the flow has the notice '${state.notice}'`);
  }
  // The page may show more errors: it also checks a field when it loses the focus.
  const unmarked = plannedStep.wrongFields.filter((name) => !(name in state.wrongFields));
  if (unmarked.length > 0) throw new Error(`the flow finds nothing wrong with ${unmarked.join(', ')}`);
  const isLoading = driver.loadingStates?.includes(stateName(state.value)) ?? false;
  const isBusy = state.tags.includes('busy') || (driver.busyStates?.includes(stateName(state.value)) ?? false);
  const endedSession = inspection.endOfSession();
  const faults = [
    ...found,
    ...(await faultsOf(driven.page, {
      state: { ...state, hasFieldErrors: state.hasFieldErrors || plannedStep.marksField },
      isUsed: isUsed && !isLoading,
      secrets,
      isBusy: isLoading ? null : isBusy,
      ended: endedSession === null ? null : { event: endedSession, person: driven.account.person },
    })),
  ];
  if (faults.length > 0) throw new Error(`in ${stateName(state.value)}: ${faults.join('; ')}`);
  if (state.tags.includes('blocked')) await expectBlocked(driver, driven);
  await driver.shows?.[stateName(state.value)]?.(driven);
}

/** @throws Error unless the control that continues the flow is disabled */
async function expectBlocked({ machine, blockedControl }: AnyFlowDriver, driven: Driven): Promise<void> {
  if (blockedControl === undefined) throw new Error(`the driver of ${machine.id} has no blockedControl`);
  await expect(blockedControl(driven), 'the flow cannot continue, so its control is disabled').toBeDisabled();
}

/**
 * The state with all errors that the page shows: those of the fields on the page, and its message if that is not in a
 * modal.
 */
function withErrors({ messagesOnPage, showsField }: AnyFlowDriver, state: InspectedState): InspectedState {
  const name = stateName(state.value);
  const ofFields = Object.entries(state.wrongFields).flatMap(([field, error]) =>
    (showsField?.(field, name) ?? true) ? [error] : [],
  );
  const place = state.message === '' ? undefined : messagesOnPage?.[name];
  return {
    ...state,
    errors: [...ofFields, ...state.errors, ...(place === undefined ? [] : [state.message])],
    hasFieldErrors: place === undefined ? state.hasFieldErrors || ofFields.length > 0 : place === 'field',
  };
}

function pairsIn(taken: readonly string[]): string[] {
  return taken.slice(1).map((second, index) => `${taken[index]} > ${second}`);
}
