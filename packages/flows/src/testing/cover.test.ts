import { expect, it } from 'vitest';
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { changeCurrencyCases } from '../changeCurrency/cases.ts';
import { changeCurrencyMachine } from '../changeCurrency/machine.ts';
import { notificationsCases } from '../notifications/cases.ts';
import { notificationsMachine } from '../notifications/machine.ts';
import { sessionCases } from '../session/cases.ts';
import { sessionMachine } from '../session/machine.ts';
import { tradeAssetsCases } from '../tradeAssets/cases.ts';
import { tradeAssetsMachine } from '../tradeAssets/machine.ts';
import { verifyEmailCases } from '../verifyEmail/cases.ts';
import { verifyEmailMachine } from '../verifyEmail/machine.ts';
import { type CoverOptions, edgeCover } from './cover.ts';
import { allTransitions, namesOf } from './coverage.ts';
import type { Path } from './explore.ts';
import { startHarness } from './harness.ts';
import { textOf } from './stableText.ts';
import type { Step } from './types.ts';

async function takenOn(machine: AnyStateMachine, paths: readonly Path[]): Promise<Set<string>> {
  const taken = new Set<string>();
  for (const { input, steps } of paths) {
    const run = startHarness(machine, input);
    for (const { step, state } of steps) {
      await run.apply(step);
      expect(run.snapshot().value).toEqual(state);
    }
    for (const name of namesOf(run.machine, run.taken)) taken.add(name);
    run.stop();
  }
  return taken;
}

it('[VERIFY-2 VERIFY-3] takes every transition on a few paths, with a live actor', async () => {
  const paths = edgeCover(verifyEmailMachine, verifyEmailCases);
  expect(paths.length).toBeLessThanOrEqual(3);
  expect(await takenOn(verifyEmailMachine, paths)).toEqual(new Set(allTransitions(verifyEmailMachine).keys()));
});

it('[SESS-3] continues a long-lived flow where it can instead of restarting', async () => {
  const paths = edgeCover(sessionMachine, sessionCases);
  expect(paths.length).toBeLessThanOrEqual(5);
  expect(await takenOn(sessionMachine, paths)).toEqual(new Set(allTransitions(sessionMachine).keys()));
});

it('[QA-1] adds a step after which nothing can follow to the end of a path, for what nothing else takes', async () => {
  const paths = edgeCover(verifyEmailMachine, verifyEmailCases, {
    canDrive: (step) => !isLast(step),
    canEnd: isLast,
  });
  expect(paths.length).toBeLessThanOrEqual(3);
  expect(paths.flatMap(({ steps }) => steps.slice(0, -1)).filter(({ step }) => isLast(step))).toEqual([]);
  expect(await takenOn(verifyEmailMachine, paths)).toEqual(new Set(allTransitions(verifyEmailMachine).keys()));
});

it('[QA-1] takes every transition that follows automatically, whatever leads to it', async () => {
  // Each end of an order is reached by the same transition, and then by another automatic one.
  const paths = edgeCover(tradeAssetsMachine, tradeAssetsCases);
  expect(await takenOn(tradeAssetsMachine, paths)).toEqual(new Set(allTransitions(tradeAssetsMachine).keys()));
});

it('leaves out events that the screen cannot send', async () => {
  const paths = edgeCover(verifyEmailMachine, verifyEmailCases, { canDrive: (step) => !('wait' in step) });
  const taken = await takenOn(verifyEmailMachine, paths);
  const missed = [...allTransitions(verifyEmailMachine).keys()].filter((name) => !taken.has(name));
  expect(missed).toEqual([expect.stringContaining('xstate.after.requestTimeout')]);
});

it('[QA-1] finds another way to a transition where the screen cannot take the shortest one', async () => {
  // The shortest path to the modal is the failing call; only the refusal remains.
  const paths = edgeCover(verifyEmailMachine, verifyEmailCases, {
    canDrive: (step) => !('fail' in step || 'wait' in step),
  });
  expect(await takenOn(verifyEmailMachine, paths)).toContain('verifyEmail.failed message.dismissed 1/1');
});

it('[QA-1] asks in each state whether a step can be done, and starts only where it may', () => {
  const requested = new Set<string>();
  const paths = edgeCover(verifyEmailMachine, verifyEmailCases, {
    canStart: (input) => 'email' in (input as object),
    canDrive: (_, { value }) => {
      requested.add(String(value));
      return true;
    },
  });
  expect(paths.every(({ input }) => 'email' in (input as object))).toBe(true);
  expect(requested).toEqual(new Set(['editing', 'submitting', 'failed']));
});

it('[QA-1] does the events that follow a step immediately, and counts their transitions', async () => {
  const [euro] = changeCurrencyCases.events.picked;
  const paths = edgeCover(changeCurrencyMachine, changeCurrencyCases, {
    canDrive: (step) => !('send' in step) || ['opened', 'message.dismissed'].includes(step.send.type),
    followUps: (step) => {
      const type = step !== null && 'send' in step ? step.send.type : '';
      if (type === 'opened') return [euro, { type: 'submitted' }];
      return type === 'message.dismissed' ? [{ type: 'closed' }] : [];
    },
  });
  expect(await takenOn(changeCurrencyMachine, paths)).toEqual(new Set(allTransitions(changeCurrencyMachine).keys()));
  const types = paths.flatMap(({ steps }) => steps.flatMap(({ step }) => ('send' in step ? [step.send.type] : [])));
  const followers = (type: string, count: number) =>
    types.flatMap((each, index) => (each === type ? [types.slice(index + 1, index + 1 + count).join(' ')] : []));
  expect(new Set(followers('opened', 2))).toEqual(new Set(['picked submitted']));
  expect(new Set(followers('message.dismissed', 1))).toEqual(new Set(['closed']));
});

it('[QA-2] takes every transition directly after every other one that can precede it', async () => {
  const [once, twice] = [await followed({ goal: 'transitions' }), await followed({ goal: 'pairs' })];
  expect([...once].filter((pair) => !twice.has(pair))).toEqual([]);
  expect(twice).toEqual(
    new Set([
      'code.submitted answered',
      'code.submitted failed',
      'code.submitted late',
      'answered code.submitted',
      'answered message.dismissed',
      'failed message.dismissed',
      'late message.dismissed',
      'message.dismissed code.submitted',
    ]),
  );
});

it('[QA-2] the paths of pairs take every transition, also of a flow that may end where it starts', async () => {
  const paths = edgeCover(tradeAssetsMachine, tradeAssetsCases, { goal: 'pairs' });
  expect(await takenOn(tradeAssetsMachine, paths)).toEqual(new Set(allTransitions(tradeAssetsMachine).keys()));
});

it('[QA-2] a path does only what is possible in the state that it has reached, whatever the keys ignore', async () => {
  const refused: string[] = [];
  const paths = edgeCover(notificationsMachine, notificationsCases, { goal: 'pairs', canDrive: isTaken });
  for (const { input, steps } of paths) {
    const run = startHarness(notificationsMachine, input);
    for (const { step } of steps) {
      if (!isTaken(step, run.snapshot())) refused.push(textOf(step));
      await run.apply(step);
    }
    run.stop();
  }
  expect(refused).toEqual([]);
  // A path goes on elsewhere, and does not end where a step is not possible.
  expect(paths.length).toBeLessThanOrEqual(13);
});

it('[QA-2] starts another path where a step would be done twice that a path should do once, and after so many steps', async () => {
  const paths = edgeCover(verifyEmailMachine, verifyEmailCases, { goal: 'pairs', isOnce: isLast });
  const counts = paths.map(({ steps }) => steps.filter(({ step }) => isLast(step)).length);
  expect(Math.max(...counts)).toBe(1);
  const short = edgeCover(verifyEmailMachine, verifyEmailCases, { goal: 'pairs', maxSteps: 4 });
  expect(Math.max(...short.map(({ steps }) => steps.length))).toBeLessThan(8);
  const all = await followed({ goal: 'pairs' });
  expect(await followed({ goal: 'pairs', isOnce: isLast })).toEqual(all);
  expect(await followed({ goal: 'pairs', maxSteps: 4 })).toEqual(all);
});

/** Whether the machine takes a transition for the event of a step. */
function isTaken(step: Step, before: AnyMachineSnapshot): boolean {
  return !('send' in step) || before.can(step.send);
}

/** Whether a call fails. */
function isLast(step: Step): boolean {
  return 'fail' in step;
}

/** The pairs of consecutive transitions on the paths. */
async function followed(options: CoverOptions): Promise<Set<string>> {
  const pairs = new Set<string>();
  for (const { input, steps } of edgeCover(verifyEmailMachine, verifyEmailCases, options)) {
    const taken: string[] = [];
    const run = startHarness(verifyEmailMachine, input);
    for (const { step } of steps) {
      await run.apply(step);
      taken.push('answer' in step ? 'answered' : 'fail' in step ? 'failed' : 'wait' in step ? 'late' : step.send.type);
    }
    run.stop();
    for (const [index, second] of taken.slice(1).entries()) pairs.add(`${taken[index]} ${second}`);
  }
  return pairs;
}
