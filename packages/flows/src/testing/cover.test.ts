import { expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { sessionCases } from '../session/cases.ts';
import { sessionMachine } from '../session/machine.ts';
import { verifyEmailCases } from '../verifyEmail/cases.ts';
import { verifyEmailMachine } from '../verifyEmail/machine.ts';
import { edgeCover } from './cover.ts';
import { allTransitions, namesOf } from './coverage.ts';
import type { Path } from './explore.ts';
import { startHarness } from './harness.ts';

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
  expect(paths.length).toBeLessThanOrEqual(4);
  expect(await takenOn(verifyEmailMachine, paths)).toEqual(new Set(allTransitions(verifyEmailMachine).keys()));
});

it('[SESS-3] continues a long-lived flow where it can instead of restarting', async () => {
  const paths = edgeCover(sessionMachine, sessionCases);
  expect(paths.length).toBeLessThanOrEqual(6);
  expect(await takenOn(sessionMachine, paths)).toEqual(new Set(allTransitions(sessionMachine).keys()));
});

it('leaves out events that the screen cannot send', async () => {
  const paths = edgeCover(verifyEmailMachine, verifyEmailCases, { canDrive: (step) => !('wait' in step) });
  const taken = await takenOn(verifyEmailMachine, paths);
  const missed = [...allTransitions(verifyEmailMachine).keys()].filter((name) => !taken.has(name));
  expect(missed).toEqual([expect.stringContaining('xstate.after.requestTimeout')]);
});
