import { describe, expect, it } from 'vitest';
import { type AnyStateMachine, createActor, SimulatedClock } from 'xstate';
import { loginCases } from '../login/cases.ts';
import { loginMachine } from '../login/machine.ts';
import type { LoginCall, LoginReply } from '../login/types.ts';
import { implementPort } from '../port.ts';
import { Secret } from '../secret.ts';
import { sessionCases } from '../session/cases.ts';
import { sessionMachine } from '../session/machine.ts';
import type { FetchUserReply, Stored } from '../session/types.ts';
import { signupCases } from '../signup/cases.ts';
import { signupMachine } from '../signup/machine.ts';
import type { PackagesReply, SignupReply } from '../signup/types.ts';
import { startHarness } from '../testing/harness.ts';
import { kettle, kettleCases } from '../testing/kettle.ts';
import { ada, noon, refusal } from '../testing/samples.ts';
import { createRecorder, loadFlow, play, type RunStep } from './index.ts';

/** Starts a flow like an app, with ports that answer, and records it. */
async function start(name: string, machine: AnyStateMachine, input?: unknown) {
  const flow = await loadFlow(name);
  const clock = new SimulatedClock();
  const recorder = createRecorder({ ...flow, now: () => clock.now() });
  const actor = createActor(machine, { input, clock, inspect: recorder.inspect });
  actor.start();
  return { actor, clock, recorder };
}

/** A guard or an action with a fault. */
const fail = () => {
  throw new Error('a fault');
};

/** Implements the port `login` with a client that puts the password into its error. */
const refuseWithPassword = ({ password }: LoginCall): Promise<LoginReply> =>
  Promise.reject(new Error(`'${password.reveal()}' was refused`));

const answered = () => new Promise((resolve) => setTimeout(resolve, 0));
const typed = new Secret('correct horse battery staple');

describe('[STUDIO-3, QA-3] a recorder', () => {
  it('records events, answers and times of a running flow, and leaves out events the flow ignores', async () => {
    const machine = loginMachine.provide({
      actors: { login: implementPort((): Promise<LoginReply> => Promise.resolve(refusal(422, 'No.'))) },
    });
    const { actor, clock, recorder } = await start('login', machine, { returnTo: '/withdraw' });
    clock.increment(700);
    actor.send({ type: 'field.changed', name: 'email', value: 'eve@example.com' });
    actor.send({ type: 'message.dismissed' });
    clock.increment(1_300);
    actor.send({ type: 'submitted', password: typed });
    actor.send({ type: 'submitted', password: typed });
    await answered();
    const run = recorder.run();
    expect(run).toMatchObject({ format: 1, flow: 'login', input: { returnTo: '/withdraw' } });
    expect(run.steps).toEqual([
      { time: 700 },
      { event: { type: 'field.changed', name: 'email', value: 'eve@example.com' } },
      { time: 1_300 },
      { event: { type: 'submitted', password: { secret: 'password' } } },
      { answer: 'login', with: { kind: 'answered', status: 422, text: 'No.', bool: false, body: null, at: noon } },
    ]);
    expect(recorder.warnings()).toEqual([]);
    expect((await play(run)).played.at(-1)?.state).toBe(actor.getSnapshot().value);
  });

  it('reports each step immediately, and starts again with a new actor of the flow', async () => {
    const reported: RunStep[] = [];
    const flow = await loadFlow('login');
    const recorder = createRecorder({ ...flow, now: () => 0, onStep: (step) => reported.push(step) });
    expect(() => recorder.run()).toThrow('The flow login has not started, so nothing was recorded.');
    for (const value of ['first', 'second']) {
      createActor(kettle, { inspect: recorder.inspect }).start().send({ type: 'pressed' });
      const actor = createActor(loginMachine, { input: {}, inspect: recorder.inspect }).start();
      actor.send({ type: 'field.changed', name: 'email', value });
    }
    expect(reported).toHaveLength(2);
    expect(recorder.run().steps).toEqual(reported.slice(1));
  });

  it('lets a timer that fired late fire on time, but not before the step that preceded it', async () => {
    let now = 0;
    const recorder = createRecorder({ machine: kettle, cases: kettleCases, now: () => now });
    const run = startHarness(kettle, undefined, undefined, { inspect: recorder.inspect });
    await run.apply({ send: { type: 'pressed' } });
    // The browser is busy: its timers of 15 s and 30 s have not fired yet.
    now = 30_007;
    await run.apply({ answer: 'heat', with: true });
    const { steps } = recorder.run();
    expect(steps.slice(1)).toEqual([{ time: 14_999 }, { answer: 'heat', with: true }]);
    const flows = { kettle: () => Promise.resolve({ machine: kettle, cases: kettleCases }) };
    expect((await play(recorder.run(), { flows })).played.at(-1)?.state).toBe('hot');
  });

  it.each(['guard', 'action'])('records the error in its %s that ends a flow', async (part) => {
    const [guards, actions] = part === 'guard' ? [{ isHot: fail }, {}] : [{}, { count: fail as never }];
    const machine = kettle.provide({ guards, actions });
    const flows = { kettle: () => Promise.resolve({ machine, cases: kettleCases }) };
    const recorder = createRecorder({ machine, cases: kettleCases, now: () => 0 });
    const run = startHarness(machine, undefined, undefined, { inspect: recorder.inspect });
    await run.apply({ send: { type: 'pressed' } });
    await run.apply({ answer: 'heat', with: true });
    expect(run.snapshot().status).toBe('error');
    expect(recorder.run().steps).toEqual([{ event: { type: 'pressed' } }, { answer: 'heat', with: true }]);
    expect((await play(recorder.run(), { flows })).played.at(-1)?.snapshot.status).toBe('error');
  });

  it('keeps the flow running when a value cannot be recorded, and reports that when the run is requested', async () => {
    const { actor, recorder } = await start('login', loginMachine, {});
    actor.send({ type: 'field.changed', name: 'email', value: new Date(0) as never });
    expect(actor.getSnapshot().status).toBe('active');
    expect(() => recorder.run()).toThrow('A run cannot hold an object of a class (in value).');
  });
});

describe('[STUDIO-3, QA-3] [STUDIO-3, QA-3] a secret that is not a test value', () => {
  it.each([
    ['good', 'correct horse', 'correct horse', 'submitting'],
    ['too short', 'horse', 'horse', 'editing'],
    ['not repeated', 'correct horse', 'correct mouse', 'editing'],
  ])('is replayed with a test value that is %s as well', async (_, password, repeated, state) => {
    const machine = signupMachine.provide({
      actors: {
        fetchPackages: implementPort(
          (): Promise<PackagesReply> => Promise.resolve(signupCases.answers.fetchPackages[0]),
        ),
        signup: implementPort(() => new Promise<SignupReply>(() => {})),
      },
    });
    const { actor, recorder } = await start('signup', machine, {});
    await answered();
    const right = signupCases.events['field.changed'].filter((each) => !('value' in each) || each.value !== '+47');
    for (const event of right) actor.send(event);
    actor.send({ type: 'submitted', password: new Secret(password), confirmPassword: new Secret(repeated) });
    const run = recorder.run();
    expect(JSON.stringify(run)).not.toMatch(/horse|mouse/);
    expect(recorder.warnings()).toEqual([]);
    const { played } = await play(run);
    expect(played.at(-1)?.state).toContain(state);
    expect(played.at(-1)?.snapshot.value).toEqual(actor.getSnapshot().value);
    expect(played.at(-1)?.snapshot.context).toEqual(actor.getSnapshot().context);
  });

  it('is replaced by the same test value wherever it occurs, and another secret by another one', async () => {
    const machine = sessionMachine.provide({
      actors: {
        readStored: implementPort((): Promise<Stored> => Promise.resolve(sessionCases.answers.readStored[0])),
        fetchUser: implementPort(() => new Promise<FetchUserReply>(() => {})),
      },
    });
    const { actor, recorder } = await start('session', machine, { landing: 'keep' });
    await answered();
    actor.send({ type: 'established', token: 'f3a9-real', user: ada, expiresInHours: 1, at: noon });
    actor.send({ type: 'storageChanged', token: 'f3a9-real' });
    actor.send({ type: 'storageChanged', token: '77c0-real' });
    const run = recorder.run();
    const { value } = actor.getSnapshot();
    expect(JSON.stringify(run)).not.toContain('real');
    const { played } = await play(run);
    expect(played.map(({ state }) => state)).toEqual(['reading', 'signedOut', 'authenticated', value]);
  });

  it('does not appear inside other texts', async () => {
    const machine = loginMachine.provide({ actors: { login: implementPort(refuseWithPassword) } });
    const { actor, recorder } = await start('login', machine, { returnTo: `/search/${typed.reveal()}` });
    actor.send({ type: 'field.changed', name: 'email', value: 'ada@example.com' });
    actor.send({ type: 'submitted', password: typed });
    await answered();
    const run = recorder.run();
    expect(JSON.stringify(run)).not.toContain('horse');
    expect(run.input).toEqual({ returnTo: '/search/[password]' });
    expect(run.steps.at(-1)).toEqual({
      answer: 'login',
      fails: { $error: 'Error', message: "'[password]' was refused" },
    });
  });

  it('without an equivalent test value is reported', async () => {
    const cases = {
      ...loginCases,
      events: { submitted: [{ type: 'submitted', password: new Secret('') }] },
      answers: {},
    };
    const recorder = createRecorder({ machine: loginMachine, cases: cases as never, now: () => 0 });
    const actor = createActor(loginMachine, { input: {}, inspect: recorder.inspect }).start();
    actor.send({ type: 'field.changed', name: 'email', value: 'ada@example.com' });
    actor.send({ type: 'submitted', password: typed });
    expect(recorder.warnings()).toEqual(['No test value of password in cases.ts behaves like the one given.']);
  });
});
