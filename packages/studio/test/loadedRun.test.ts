import { implementPort, type LoginCall, type LoginReply, loginMachine, Secret } from '@keel/flows';
import { playableFlows, type Run, RunRefused, runToLink } from '@keel/flows/replay';
import { afterEach, describe, expect, it } from 'vitest';
import { type AnyActorRef, type AnyStateMachine, createActor } from 'xstate';
import { type CreateActor, createOrHold } from '../src/overlay/heldFlow.ts';
import { LoadedRun } from '../src/overlay/LoadedRun.ts';
import { readRun } from '../src/overlay/readRun.ts';
import { reasonNotToLoad } from '../src/overlay/reasonNotToLoad.ts';
import loginRuns from '../src/runs/login.gen.json' with { type: 'json' };

const runTo = (id: string) => loginRuns.find((each) => each.id === id)?.run as unknown as Run;
const create = createActor as unknown as CreateActor;
const open: LoadedRun[] = [];

/** The login of the app: its screen provides the backend's answers. */
function loginOfApp(backend: string[]): AnyStateMachine {
  const login = implementPort<LoginCall, LoginReply>(() => {
    backend.push('login');
    return new Promise(() => undefined);
  });
  return loginMachine.provide({ actors: { login } });
}

/** A loaded run, and the flow that the app's screen has started for it. */
async function load(run: Run): Promise<{ loaded: LoadedRun; actor: AnyActorRef; backend: string[] }> {
  const loaded = new LoadedRun(await readRun(runToLink(run)));
  open.push(loaded);
  const backend: string[] = [];
  let actor: AnyActorRef | undefined;
  await loaded.open(() => {
    const machine = loginOfApp(backend);
    actor = createOrHold(machine, { input: {} }, create);
    // As a screen does in each render, with its newest functions.
    (actor as unknown as { logic: AnyStateMachine }).logic.implementations = machine.implementations;
    actor.start();
  });
  if (actor === undefined) throw new Error('The page was not opened.');
  return { loaded, actor, backend };
}

const stateOf = (actor: AnyActorRef) => (actor.getSnapshot() as { value: unknown }).value;

/** The sentence with which a link is refused. */
const reasonOf = async (link: string) => {
  const error = await readRun(link).catch((cause: unknown) => cause);
  expect(error).toBeInstanceOf(RunRefused);
  return (error as RunRefused).message;
};

/** The place of a run of this flow. */
const readOf = (flow: string, path: string) => ({ title: flow, path, run: { flow } });

afterEach(() => {
  for (const loaded of open.splice(0)) loaded.stop();
});

describe('a run that is loaded into the app', () => {
  it('[STUDIO-3] is replayed step by step on the flow that the screen started, without the backend', async () => {
    const { loaded, actor, backend } = await load(runTo('login.refused'));
    expect(loaded.view()).toEqual({ state: 'ready', done: 0, difference: null, problem: null });
    expect(stateOf(actor)).toBe('editing');
    await loaded.next();
    await loaded.next();
    expect([loaded.view().done, stateOf(actor)]).toEqual([2, 'submitting']);
    expect(backend).toEqual([]);
    await loaded.rest();
    expect(loaded.view()).toEqual({ state: 'finished', done: 3, difference: null, problem: null });
    expect(stateOf(actor)).toBe('refused');
    expect(backend).toEqual([]);
  });

  it('[STUDIO-3] passes time on the clock of the flow', async () => {
    const { flow, flowVersion, format, input, steps } = runTo('login.submitting');
    const run = {
      format,
      flow,
      flowVersion,
      ...(input !== undefined && { input }),
      steps: [...steps, { time: 20_000 }],
    };
    const { loaded, actor } = await load(run);
    await loaded.rest();
    expect(stateOf(actor)).toBe('refused');
  });

  it('[STUDIO-3] ignores what the screen sends by itself, until somebody uses the page; then the difference is shown', async () => {
    const { loaded, actor } = await load(runTo('login.refused'));
    await loaded.rest();
    actor.send({ type: 'message.dismissed' });
    expect(stateOf(actor)).toBe('refused');
    loaded.release();
    actor.send({ type: 'message.dismissed' });
    expect(stateOf(actor)).toBe('editing');
    expect(loaded.view().difference).toEqual({ now: 'editing', inRun: 'refused' });
  });

  it('[STUDIO-3] a step that is no longer possible is not done, and says why', async () => {
    const { loaded, actor } = await load(runTo('login.refused'));
    actor.stop();
    await loaded.next();
    expect(loaded.view()).toMatchObject({ state: 'failed', done: 0 });
    expect(loaded.view().problem).toMatch(/^Step 1 is not possible: the flow ended in 'editing'\.$/);
  });

  it('[STUDIO-3] does not take over other flows, nor a second one, nor any after it was stopped', async () => {
    const { backend } = await load(runTo('login.submitting'));
    const second = createOrHold(loginOfApp(backend), { input: {} }, create);
    second.start();
    second.send({ type: 'field.changed', name: 'email', value: 'ada@example.com' });
    second.send({ type: 'submitted', password: new Secret('seven quiet lighthouses') });
    expect(backend).toEqual(['login']);

    const stopped = new LoadedRun(await readRun(runToLink(runTo('login.submitting'))));
    const waiting = Promise.withResolvers<void>();
    void stopped.open(waiting.resolve);
    await waiting.promise;
    expect(stopped.view().state).toBe('waiting');
    stopped.stop();
    const own = loginOfApp(backend);
    expect((createOrHold(own, { input: {} }, create) as unknown as { logic: unknown }).logic).toBe(own);
  });
});

describe('a link that cannot be loaded', () => {
  const changed = (change: object) => runToLink({ ...runTo('login.refused'), ...change });

  it.each([
    ['without a run', 'http://localhost/login', 'There is no run in this link: a run stands at its end, as #run=...'],
    [
      'that lost a part',
      runToLink(runTo('login.refused')).slice(0, -3),
      'The run in this link is damaged: a part of the link was lost or changed.',
    ],
    ['to another format', changed({ format: 2 }), /format/],
    ['to an unknown flow', changed({ flow: 'tea' }), /tea/],
    ['to a flow that has changed', changed({ flowVersion: '00000000' }), /has changed since this run was recorded/],
    [
      'with a secret in clear',
      changed({ steps: [{ event: { type: 'submitted', password: 'seven quiet lighthouses' } }] }),
      /password/,
    ],
    [
      'with an impossible step',
      changed({ steps: [{ event: { type: 'message.dismissed' } }] }),
      /^Step 1 is not possible/,
    ],
  ])('[STUDIO-3] a link %s gives one sentence', async (_, link, sentence) => {
    const reason = await reasonOf(link);
    expect(reason).toMatch(sentence);
    expect(reason).toMatch(/^[^\n]+$/);
    expect(reason).not.toContain('seven quiet lighthouses');
  });
});

describe('a flow whose page cannot be opened', () => {
  it('[STUDIO-3] says whether somebody has to log in or log out first', () => {
    expect(reasonNotToLoad(readOf('deposit', '/fund-account'), false)).toMatch(/needs a login: log in/);
    expect(reasonNotToLoad(readOf('deposit', '/fund-account'), true)).toBeNull();
    expect(reasonNotToLoad(readOf('login', '/login'), true)).toMatch(/log out/);
    expect(reasonNotToLoad(readOf('login', '/login'), false)).toBeNull();
  });

  it('[STUDIO-3] refuses flows that run as long as the app, which exist', () => {
    for (const flow of ['session', 'push', 'vault', 'notifications', 'homeScreenPrompt']) {
      expect(playableFlows).toHaveProperty(flow);
      expect(reasonNotToLoad(readOf(flow, '/statement'), true)).toMatch(/runs as long as the app does/);
    }
  });
});
