import { Unauthorized } from '@keel/flows';
import {
  allTransitions,
  type ExploreOptions,
  edgeCover,
  explore,
  type Path,
  type Step,
  textOf,
} from '@keel/flows/testing';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { declaredFaults } from '../support/declaredFaults.ts';
import { isByPerson } from './eventDrivers.ts';
import type { AnyFlowDriver, ImmediatePort, Outcome, PortDriver } from './FlowDriver.ts';
import { withFoundRuns } from './found.ts';
import type { PlannedStep, StepParts } from './model.ts';
import { failureOutcome, outcomeOf, UNAUTHENTICATED_BODY } from './outcomes.ts';

/** What the paths of a run take: every transition, or also every pair of consecutive transitions. */
export type Goal = 'transitions' | 'pairs';

interface PathsOptions {
  /** @default 'transitions' */
  readonly goal?: Goal;
  /**
   * Whether paths may end with a call that is refused with 401, for the transitions that only such a refusal causes. The
   * session then ends, and the app replaces the page, so that nothing can follow. @default true
   */
  readonly canEndSession?: boolean;
}

/**
 * The maximum length of a path of pairs. Paths are short, because nothing of a path is driven after its first failure.
 */
const MAX_STEPS = 80;

/**
 * The paths that take every transition, or every pair of transitions, that the page of a flow can be made to take. The
 * runs that failed once are among the former.
 */
export function pathsOf(
  driver: AnyFlowDriver,
  { goal = 'transitions', canEndSession = true }: PathsOptions = {},
): Path[] {
  const options = optionsOf(driver);
  const paths = edgeCover(driver.machine, driver.cases, {
    goal,
    ...options,
    ...(goal === 'pairs' && { maxSteps: MAX_STEPS }),
    ...(driver.isOnce && { isOnce: driver.isOnce }),
    ...(canEndSession && { canEnd: (step) => endsSession(driver, step) }),
  });
  return withFoundRuns(driver, paths);
}

/** Whether the page can be made to do this step, and it ends the session. */
function endsSession(driver: AnyFlowDriver, step: Step): boolean {
  if (driver.as !== 'investor' || !isUnauthorized(step)) return false;
  const port = driver.ports[step.fail];
  return port !== undefined && ('call' in port || ('settle' in port && port.canSettle(step)));
}

/** Whether a call is refused with 401 in this step, which ends the session. */
export function isUnauthorized(step: Step | null): step is Step & { readonly fail: string } {
  return step !== null && 'fail' in step && step.with instanceof Unauthorized;
}

const UNAUTHENTICATED: Outcome = {
  kind: 'answer',
  status: 401,
  json: UNAUTHENTICATED_BODY,
};

function optionsOf(driver: AnyFlowDriver): ExploreOptions {
  const { canStart } = driver;
  return {
    ...(canStart && { canStart }),
    canDrive: (step, before) => canDrive(driver, step, before),
    followUps: (step) => followUpsOf(driver, step),
  };
}

/** The events that the page sends immediately after a step, or after the start of the flow (null). */
export function followUpsOf({ events, startEvents = [] }: AnyFlowDriver, step: Step | null): readonly AnyEventObject[] {
  if (step === null) return startEvents;
  const eventDriver = 'send' in step ? events[step.send.type] : undefined;
  return eventDriver !== undefined && 'drive' in eventDriver ? (eventDriver.followUps ?? []) : [];
}

/** What belongs to a step of a driven flow. */
export function stepPartsOf(driver: AnyFlowDriver): StepParts {
  return {
    followUps: (step) => followUpsOf(driver, step),
    isImmediate: (step) => immediatePortOf(driver, step) !== null,
    marksField: driver.marksField ?? (() => false),
    answerAtEnd: (snapshot) => {
      const answers = Object.keys(snapshot.children).flatMap((id): Step[] => {
        const examples = (driver.cases.answers as Readonly<Record<string, readonly unknown[]>>)[id] ?? [];
        return [
          ...examples.map((example): Step => ({ answer: id, with: example as never })),
          ...driver.cases.failures.map((error): Step => ({ fail: id, with: error })),
        ];
      });
      return answers.find((step) => immediatePortOf(driver, step) !== null && canDrive(driver, step, snapshot)) ?? null;
    },
  };
}

function immediatePortOf({ ports }: AnyFlowDriver, step: Step): ImmediatePort | null {
  if ('send' in step || 'wait' in step) return null;
  const port = ports['answer' in step ? step.answer : step.fail];
  return port !== undefined && 'isImmediate' in port ? port : null;
}

/** Names of all transitions of a flow. */
export function transitionsOf({ machine }: AnyFlowDriver): readonly string[] {
  return [...allTransitions(machine).keys()];
}

/** The outcome for the answer or the failure of a step; null if there is none. */
export function outcomeFor(driver: AnyFlowDriver, step: Step, rest: readonly PlannedStep[] = []): Outcome | null {
  if ('send' in step || 'wait' in step) return null;
  const portDriver = driver.ports['answer' in step ? step.answer : step.fail];
  if (portDriver === undefined || !('call' in portDriver)) return null;
  if (isUnauthorized(step) && driver.as === 'investor') return UNAUTHENTICATED;
  const outcome = outcomeIn(portDriver, step);
  if (outcome?.kind === 'answer') return asDeclared(portDriver.operation, outcome);
  const isLost = outcome?.kind === 'lost' || outcome?.kind === 'unreadable';
  return isLost && portDriver.lostAnswerTime !== undefined
    ? { ...outcome, when: portDriver.lostAnswerTime(rest) }
    : outcome;
}

let refusals = 0;

/** A refusal that openapi.yaml declares: each of its examples in turn, so that a run uses all of them. */
function asDeclared(operation: string, outcome: Outcome & { readonly kind: 'answer' }): Outcome {
  const { code, errors } = outcome.json as { readonly code?: string; readonly errors?: readonly object[] };
  // The flow distinguishes refusals by their code or by the fields that they name.
  if (outcome.status < 400 || code !== undefined || errors !== undefined) return outcome;
  const declared = declaredFaults(operation).filter(
    ({ status, body }) => status === outcome.status && !isForGuard(body),
  );
  refusals += 1;
  const json = declared[refusals % declared.length]?.body;
  return typeof json === 'object' ? { ...outcome, json } : outcome;
}

/** Machines handle these statuses in separate transitions. */
function isForGuard(body: unknown): boolean {
  const { code } = (body ?? {}) as { readonly code?: string };
  return code === 'step_up_needed';
}

function outcomeIn({ answers = outcomeOf as never, fails = failureOutcome }: PortDriver, step: Step): Outcome | null {
  if ('answer' in step) return answers(step.with);
  return 'fail' in step ? fails(step.with) : null;
}

/** Whether the page can be made to do a step in this state. */
export function canDrive(driver: AnyFlowDriver, step: Step, before: AnyMachineSnapshot): boolean {
  if (isUnauthorized(step) || !(driver.can?.(step, before) ?? true)) return false;
  if ('wait' in step) return true;
  if (!('send' in step)) {
    const port = driver.ports['answer' in step ? step.answer : step.fail];
    return port !== undefined && 'canSettle' in port ? port.canSettle(step) : outcomeFor(driver, step) !== null;
  }
  // A message covers the rest of the page.
  if (before.hasTag('modal') && isByPerson(driver, step.send.type)) return false;
  const eventDriver = driver.events[step.send.type];
  return eventDriver !== undefined && 'drive' in eventDriver && (eventDriver.can?.(step.send, before) ?? true);
}

/** The shortest path to the last step of this one, taken from the same state; null if there is none. */
export function shortestPathTo(driver: AnyFlowDriver, path: Path): Path | null {
  const last = path.steps.at(-1);
  if (last === undefined) return null;
  const before = textOf(path.steps.at(-2)?.state);
  const { edges } = explore(driver.machine, driver.cases as never, optionsOf(driver));
  const same = edges.filter(({ path: { steps } }) => {
    const step = steps.at(-1);
    return step?.step === last.step || (step !== undefined && isSameStep(step.step, last.step));
  });
  return same.find(({ path: { steps } }) => textOf(steps.at(-2)?.state) === before)?.path ?? null;
}

function isSameStep(one: Step, other: Step): boolean {
  const [mine, theirs] = [Object.entries(one), Object.entries(other)];
  return (
    mine.length === theirs.length &&
    mine.every(([key, value], index) => {
      return theirs[index]?.[0] === key && theirs[index][1] === value;
    })
  );
}
