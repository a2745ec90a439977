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
import { type AnyMachineSnapshot, type StateValue, transition } from 'xstate';
import { declaredFaults } from '../support/declaredFaults.ts';
import type { AnyFlowDriver, Outcome, PortDriver } from './FlowDriver.ts';
import type { PlannedStep } from './model.ts';
import { failureOutcome, outcomeOf } from './outcomes.ts';

/** The paths that take every transition of a flow, or every pair, that its page can be made to take. */
export function pathsOf(driver: AnyFlowDriver, goal: 'transitions' | 'pairs' = 'transitions'): Path[] {
  return edgeCover(driver.machine, driver.cases, { goal, ...optionsOf(driver) });
}

/**
 * The shortest path to each transition that only a 401 leads to, with the refused call as its last step: the session ends,
 * and the page leaves with its flow, so nothing can follow. None for a flow of somebody who is not signed in.
 */
export function endingsOf(driver: AnyFlowDriver): Path[] {
  const { machine, cases } = driver;
  const error = cases.failures.find((each) => each instanceof Unauthorized);
  if (driver.as !== 'investor' || error === undefined) return [];
  const names = new Map([...allTransitions(machine)].map(([name, definition]) => [definition, name]));
  const { edges, states } = explore(machine, cases as never, optionsOf(driver));
  const known = new Set(edges.flatMap(({ takes }) => takes));
  const calls = Object.entries(driver.ports).flatMap(([fail, how]) => {
    const canRefuse = 'call' in how || ('settle' in how && how.canSettle({ fail, with: error }));
    return canRefuse ? [fail] : [];
  });
  const endings = new Map<string, Path>();
  for (const { to, path } of edges.toSorted((one, other) => one.path.steps.length - other.path.steps.length)) {
    const before = states.get(to);
    for (const fail of before?.status === 'active' ? calls : []) {
      const event = { type: `xstate.error.actor.${fail}`, error, actorId: fail };
      const [taken] = before === undefined ? [] : machine.getTransitionData(before, event);
      const name = taken === undefined ? undefined : names.get(taken);
      if (before === undefined || name === undefined || known.has(name) || endings.has(name)) continue;
      const [after] = transition(machine, before, event);
      const step: Step = { fail, with: error };
      endings.set(name, { ...path, steps: [...path.steps, { step, state: after.value as StateValue }] });
    }
  }
  return [...endings.values()];
}

/** Whether a step refuses the token of a call: the session ends with it. */
export function isRefusedToken(step: Step | null): step is Step & { readonly fail: string } {
  return step !== null && 'fail' in step && step.with instanceof Unauthorized;
}

const UNAUTHENTICATED: Outcome = {
  kind: 'answer',
  status: 401,
  json: { bool: false, message: 'Please log in again.', code: 'unauthenticated' },
};

function optionsOf(driver: AnyFlowDriver): ExploreOptions {
  const { canStart } = driver;
  return {
    ...(canStart && { canStart }),
    canDrive: (step, before) => canDrive(driver, step, before),
  };
}

/** Names of all transitions of a flow. */
export function transitionsOf({ machine }: AnyFlowDriver): readonly string[] {
  return [...allTransitions(machine).keys()];
}

/** What stands for the answer or the failure of a step; null for none. */
export function outcomeFor(driver: AnyFlowDriver, step: Step, rest: readonly PlannedStep[] = []): Outcome | null {
  if ('send' in step || 'wait' in step) return null;
  const how = driver.ports['answer' in step ? step.answer : step.fail];
  if (how === undefined || !('call' in how)) return null;
  if (isRefusedToken(step) && driver.as === 'investor') return UNAUTHENTICATED;
  const outcome = outcomeIn(how, step);
  if (outcome?.kind === 'answer') return asDeclared(how.operation, outcome);
  const isLost = outcome?.kind === 'lost' || outcome?.kind === 'unreadable';
  return isLost && how.loses !== undefined ? { ...outcome, when: how.loses(rest) } : outcome;
}

let refusals = 0;

/** A refusal as openapi.yaml declares it: each of its examples in turn, so that a run meets all of them. */
function asDeclared(operation: string, outcome: Outcome & { readonly kind: 'answer' }): Outcome {
  const { code } = outcome.json as { readonly code?: string };
  if (outcome.status < 400 || code !== undefined) return outcome;
  const declared = declaredFaults(operation).filter(
    ({ status, body }) => status === outcome.status && !isForGuard(body),
  );
  refusals += 1;
  const json = declared[refusals % declared.length]?.body;
  return typeof json === 'object' ? { ...outcome, json } : outcome;
}

/** Machines tell these apart, and have answers of their own for them. */
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
  if (isRefusedToken(step) || !(driver.can?.(step, before) ?? true)) return false;
  if ('wait' in step) return true;
  if (!('send' in step)) {
    const port = driver.ports['answer' in step ? step.answer : step.fail];
    return port !== undefined && 'settle' in port ? port.canSettle(step) : outcomeFor(driver, step) !== null;
  }
  const how = driver.events[step.send.type];
  return how !== undefined && 'drive' in how && (how.can?.(step.send, before) ?? true);
}

/** The shortest path to the last step of this one, taken from the same state; null when there is none. */
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
