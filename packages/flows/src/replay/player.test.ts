import { describe, expect, it } from 'vitest';
import { loginCases } from '../login/cases.ts';
import { loginMachine } from '../login/machine.ts';
import type { LoginCall } from '../login/types.ts';
import { kettle, kettleCases } from '../testing/kettle.ts';
import { describeStep, openRun, type PlayedStep, play, type Run, stepsOfRun, writeRun } from './index.ts';

const flows = { kettle: () => Promise.resolve({ machine: kettle, cases: kettleCases }) };
const boil: Run = writeRun({ machine: kettle, cases: kettleCases }, undefined, [
  { send: { type: 'pressed' } },
  { wait: 20_000 },
  { answer: 'heat', with: true },
]);

describe('[STUDIO-3, QA-3] play', () => {
  it('reports the start and each step with its state, calls and time', async () => {
    const reported: PlayedStep[] = [];
    const { played, stopped } = await play(boil, { flows, onStep: (step) => void reported.push(step) });
    expect(reported.map(({ index, state, elapsed }) => [index, state, elapsed])).toEqual([
      [0, 'cold', 0],
      [1, 'heating', 0],
      [2, 'heating', 20_000],
      [3, 'hot', 20_000],
    ]);
    expect(reported.map(({ calls, pending }) => [calls.length, pending.length])).toEqual([
      [0, 0],
      [1, 1],
      [0, 1],
      [0, 0],
    ]);
    expect(reported.map(({ step }) => step)).toEqual([null, ...boil.steps]);
    expect(played).toEqual(reported);
    expect(stopped).toBeNull();
  });

  it('waits for the callback of a step before it continues', async () => {
    const log: string[] = [];
    await play(boil, {
      flows,
      onStep: async ({ index }) => {
        log.push(`begin ${index}`);
        await new Promise((resolve) => setTimeout(resolve, 0));
        log.push(`end ${index}`);
      },
    });
    expect(log).toEqual([0, 1, 2, 3].flatMap((index) => [`begin ${index}`, `end ${index}`]));
  });

  it('fires a timer at its time, and can answer a cancelled call', async () => {
    const lateRun: Run = writeRun({ machine: kettle, cases: kettleCases }, undefined, [
      { send: { type: 'pressed' } },
      { wait: 30_000 },
      { answer: 'heat', with: true, call: 0 },
    ]);
    const { played } = await play(lateRun, { flows });
    expect(played.map(({ state }) => state)).toEqual(['cold', 'heating', 'cold', 'cold']);
  });

  it('replaces handles of secrets with test values, which are passed to the calls', async () => {
    const run = writeRun({ machine: loginMachine, cases: loginCases as never }, {}, [
      { send: loginCases.events['field.changed'][0] },
      { send: loginCases.events.submitted[0] },
    ]);
    expect(run.steps.at(-1)).toEqual({ event: { type: 'submitted', password: { secret: 'password' } } });
    const { played } = await play(run);
    const sent = played.flatMap(({ calls }) => calls.map(({ input }) => input as LoginCall));
    expect(sent.map(({ email, password }) => [email, password.reveal()])).toEqual([['ada@example.com', 'opensesame']]);
  });

  it('stops the flow at the end, and when the callback throws', async () => {
    const player = await openRun(boil, { flows });
    expect(player.actor.getSnapshot().status).toBe('active');
    player.stop();
    const failing = play(boil, {
      flows,
      onStep: () => Promise.reject(new Error('the screen shows another state')),
    });
    await expect(failing).rejects.toThrow('the screen shows another state');
  });
});

describe('[STUDIO-3, QA-3] openRun', () => {
  it('starts the flow and continues step by step', async () => {
    const player = await openRun(boil, { flows });
    expect(player.current()).toMatchObject({ index: 0, step: null, state: 'cold' });
    const played = await player.next();
    expect(played).toMatchObject({ index: 1, state: 'heating' });
    expect(player.current()).toBe(played);
    await player.next();
    await player.next();
    expect(await player.next()).toBeNull();
    expect(player.actor.getSnapshot().value).toBe('hot');
    player.stop();
  });
});

describe('[STUDIO-3] describeStep', () => {
  it.each([
    [{ time: 900 }, 'time 900 ms'],
    [{ time: 90_000 }, 'time 90 s'],
    [
      { event: { type: 'submitted', password: { secret: 'password', example: 2 } } },
      'event submitted password: [password 3]',
    ],
    [
      { answer: 'login', with: { kind: 'answered', status: 403, code: 'step_up_needed', text: '' } },
      'answer login 403 step_up_needed',
    ],
    [{ answer: 'heat', call: 1, with: true }, 'answer heat (call 2) true'],
    [
      { answer: 'login', fails: { $error: 'TransportFailure', message: 'network error' } },
      'answer login fails: TransportFailure network error',
    ],
  ])('describes %j as %s', (step, text) => {
    expect(describeStep(step)).toBe(text);
  });

  it('gives the steps of a run with test values for secrets, and the state after each', async () => {
    const [typed] = loginCases.events['field.changed'];
    const [submitted] = loginCases.events.submitted;
    const run = writeRun({ machine: loginMachine, cases: loginCases as never }, { returnTo: '/withdraw' }, [
      { send: typed },
      { send: submitted },
      { wait: 20_000 },
    ]);
    expect(await stepsOfRun(run)).toEqual({
      input: { returnTo: '/withdraw' },
      steps: [
        { step: { send: typed }, state: 'editing' },
        { step: { send: submitted }, state: 'submitting' },
        { step: { wait: 20_000 }, state: 'refused' },
      ],
    });
  });
});
