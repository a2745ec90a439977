import { Unauthorized } from '@keel/flows';
import { allTransitions, edgeCover, type Path, type Step } from '@keel/flows/testing';
import type { AnyMachineSnapshot } from 'xstate';
import type { AnyFlowDriver, Outcome, PortDriver } from './FlowDriver.ts';
import type { PlannedStep } from './model.ts';
import { failureOutcome, outcomeOf } from './outcomes.ts';

/** The paths that take every transition of a flow, or every pair, that its page can be made to take. */
export function pathsOf(driver: AnyFlowDriver, goal: 'transitions' | 'pairs' = 'transitions'): Path[] {
  const { machine, cases, canStart } = driver;
  return edgeCover(machine, cases, {
    goal,
    ...(canStart && { canStart }),
    canDrive: (step, before) => canDrive(driver, step, before),
    // The person is signed out, and the page with its flow is gone.
    isLast: (step) => 'fail' in step && step.with instanceof Unauthorized,
  });
}

/** Names of all transitions of a flow. */
export function transitionsOf({ machine }: AnyFlowDriver): readonly string[] {
  return [...allTransitions(machine).keys()];
}

/** What stands for the answer or the failure of a step; null for none. */
export function outcomeFor(driver: AnyFlowDriver, step: Step, rest: readonly PlannedStep[] = []): Outcome | null {
  if ('send' in step || 'wait' in step) return null;
  const how = driver.ports['answer' in step ? step.answer : step.fail];
  if (how === undefined || 'undriven' in how) return null;
  const outcome = outcomeIn(how, step);
  return outcome?.kind === 'lost' && how.loses !== undefined ? { kind: 'lost', when: how.loses(rest) } : outcome;
}

function outcomeIn({ answers = outcomeOf as never, fails = failureOutcome }: PortDriver, step: Step): Outcome | null {
  if ('answer' in step) return answers(step.with);
  return 'fail' in step ? fails(step.with) : null;
}

function canDrive(driver: AnyFlowDriver, step: Step, before: AnyMachineSnapshot): boolean {
  if ('wait' in step) return true;
  if (!('send' in step)) return outcomeFor(driver, step) !== null;
  const how = driver.events[step.send.type];
  return how !== undefined && 'drive' in how && (how.can?.(step.send, before) ?? true);
}
