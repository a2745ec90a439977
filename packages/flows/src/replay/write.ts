import type { AnyEventObject } from 'xstate';
import type { Step } from '../testing/types.ts';
import { examplesOf } from './examples.ts';
import type { PlayableFlow } from './flows.ts';
import { flowVersionOf } from './flowVersion.ts';
import { runToLink } from './link.ts';
import { RUN_FORMAT, type Run, type RunStep } from './run.ts';
import { writeValue } from './values.ts';

/**
 * Writes steps of the test kit as a run, e.g. those of a failing test. `createRecorder` records a running flow.
 *
 * @throws RunRefused for a value that a run cannot contain
 */
export function writeRun({ machine, cases }: PlayableFlow, input: unknown, steps: readonly Step[]): Run {
  const examples = examplesOf(cases);
  const writeStep = (step: Step): RunStep => {
    if ('wait' in step) return { time: step.wait };
    if ('send' in step) {
      const { type } = step.send as AnyEventObject;
      return { event: writeValue(step.send, type, examples) as { type: string } };
    }
    const call = step.call === undefined ? {} : { call: step.call };
    return 'answer' in step
      ? { answer: step.answer, with: writeValue(step.with, step.answer, examples), ...call }
      : { answer: step.fail, fails: writeValue(step.with, step.fail, examples), ...call };
  };
  return {
    format: RUN_FORMAT,
    flow: machine.id,
    flowVersion: flowVersionOf(machine),
    ...(input !== undefined && { input: writeValue(input, 'input', examples) }),
    steps: steps.map(writeStep),
  };
}

/** The error of a generated run that failed, with the command that plays it again. */
export function failureOf(run: Run, cause: unknown): Error {
  const problem = cause instanceof Error ? cause.message : 'it failed';
  return new Error(`${problem}\nTo play it again:\nnpm run flows:replay -- '${runToLink(run)}'`, { cause });
}
