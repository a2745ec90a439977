import { expect, it } from 'vitest';
import { assign, setup } from 'xstate';
import { port } from '../port.ts';
import { play, runFromLink } from '../replay/index.ts';
import { failureText, type Reply, refusalText, succeeded } from '../reply.ts';
import { explore } from './explore.ts';
import { badInputFaults } from './hostile.ts';
import { malformedRefusals } from './hostileValues.ts';
import { success } from './samples.ts';
import type { Cases } from './types.ts';

interface Tea {
  readonly cups: readonly string[];
}

/** Asks for tea; each function that reads the answer can be replaced by a careless one. */
const tea = setup({
  types: { context: {} as { message: string; first: string }, tags: {} as 'modal' },
  actors: { brew: port<void, Reply<Tea>>('brew') },
  actions: {
    showMessage: assign((_, message: string) => ({ message })),
    showFailure: assign((_, { error }: { readonly error: unknown }) => ({ message: failureText(error) })),
  },
  guards: {
    hasCups: (_, reply: Reply<Tea>) => succeeded(reply) && Array.isArray(reply.body.cups),
  },
  delays: { requestTimeout: 20_000 },
}).createMachine({
  id: 'tea',
  context: { message: '', first: '' },
  initial: 'brewing',
  states: {
    brewing: {
      invoke: {
        id: 'brew',
        src: 'brew',
        onDone: [
          { guard: { type: 'hasCups', params: ({ event }) => event.output }, target: 'ready' },
          { target: 'spilt', actions: { type: 'showMessage', params: ({ event }) => refusalText(event.output) } },
        ],
        onError: { target: 'spilt', actions: { type: 'showFailure', params: ({ event }) => ({ error: event.error }) } },
      },
      after: { requestTimeout: { target: 'spilt', actions: { type: 'showMessage', params: 'network error' } } },
    },
    ready: {},
    spilt: { tags: 'modal' },
  },
});

const cases: Cases<typeof tea> = {
  tags: { modal: ['spilt'] },
  inputs: [undefined],
  events: {},
  answers: { brew: [success({ cups: ['green'] })] },
  failures: [new Error('dry')],
  keyOf: () => null,
};

async function problemsOf(machine: typeof tea, examples: Cases<typeof tea> = cases): Promise<string[]> {
  const faults = await badInputFaults(machine, examples as never, explore(machine, examples as never));
  return [...new Set(faults.map(({ cause }) => (cause as Error).message))];
}

it('[ERR-1] reports nothing for a flow that handles everything', async () => {
  expect(await problemsOf(tea)).toEqual([]);
});

it('[ERR-1, QA-3] reports a guard that throws on a body of another shape, with a link that replays it', async () => {
  const careless = tea.provide({ guards: { hasCups: (_, reply) => succeeded(reply) && reply.body.cups.length > 0 } });
  expect(await problemsOf(careless)).toEqual(['the actor is running - in brewing']);
  const [fault] = await badInputFaults(careless, cases as never, explore(careless, cases as never));
  const run = runFromLink(/#run=[\w-]+/.exec(fault?.message ?? '')?.[0] ?? '');
  expect(run).toMatchObject({ flow: 'tea', steps: [{ answer: 'brew' }] });
  const flows = { tea: () => Promise.resolve({ machine: careless, cases: cases as never }) };
  expect((await play(run, { flows })).played.at(-1)?.snapshot.status).toBe('error');
});

it('[LOGIN-7] reports a reader that throws on an error, and one that shows no message', async () => {
  const touching = tea.provide({
    actions: { showFailure: assign((_, { error }) => ({ message: (error as Error).message })) },
  });
  expect(await problemsOf(touching)).toEqual(['a modal has text - in spilt', 'the actor is running - in brewing']);
  const silent = tea.provide({
    actions: { showFailure: assign({ message: ' ' }), showMessage: assign({ message: ' ' }) },
  });
  expect(await problemsOf(silent)).toEqual(['a modal has text - in spilt']);
});

it('[LOGIN-7] a failure must be shown unless its port is quiet', async () => {
  const calm = setup({ actors: { brew: port<void, Reply<Tea>>('brew') } }).createMachine({
    id: 'calm',
    initial: 'brewing',
    states: {
      brewing: { invoke: { id: 'brew', src: 'brew', onDone: 'ready', onError: 'ready' }, after: { 20_000: 'ready' } },
      ready: {},
    },
  });
  const problems = async (quietPorts: readonly 'brew'[]) => {
    const examples = { ...cases, quiet: quietPorts } as never;
    const faults = await badInputFaults(calm, examples, explore(calm, examples));
    return [...new Set(faults.map(({ cause }) => (cause as Error).message))];
  };
  expect(await problems([])).toEqual([
    'no message reports that brew failed',
    'no message reports that brew does not answer',
  ]);
  expect(await problems(['brew'])).toEqual([]);
});

it('[ERR-1] refuses with blank and missing messages if a port answers with a status', () => {
  const texts = malformedRefusals(success({ cups: ['green'] })).map((answer) => (answer as Reply<Tea>).text);
  expect(new Set(texts)).toEqual(new Set(['', ' ', undefined]));
  expect(malformedRefusals({ kind: 'brewed' })).toEqual([]);
});

it('[ERR-1] an unexpected status must be shown unless such refusals of its port are quiet', async () => {
  const calm = setup({
    types: { context: {} as { message: string } },
    actors: { brew: port<void, Reply<Tea>>('brew') },
    actions: { showMessage: assign({ message: 'network error' }) },
  }).createMachine({
    id: 'calm',
    context: { message: '' },
    initial: 'brewing',
    states: {
      brewing: {
        invoke: { id: 'brew', src: 'brew', onDone: 'ready', onError: { target: 'ready', actions: 'showMessage' } },
        after: { 20_000: { target: 'ready', actions: 'showMessage' } },
      },
      ready: {},
    },
  });
  const problems = async (quietRefusals: readonly 'brew'[]) => {
    const examples = { ...cases, quietRefusals } as never;
    const faults = await badInputFaults(calm, examples, explore(calm, examples));
    return [...new Set(faults.map(({ cause }) => (cause as Error).message))];
  };
  expect(await problems([])).toEqual(['no message reports that brew failed']);
  expect(await problems(['brew'])).toEqual([]);
});

it('[LOGIN-7] a timeout must be shown by the time the flow settles', async () => {
  const idle = setup({ actors: { brew: port<void, string>('brew') } }).createMachine({
    id: 'idle',
    initial: 'brewing',
    states: {
      brewing: { invoke: { id: 'brew', src: 'brew', onDone: 'ready', onError: 'ready' }, after: { 20_000: 'ready' } },
      ready: {},
    },
  });
  const examples = { ...cases, answers: { brew: ['green'] } } as never;
  const faults = await badInputFaults(idle, examples, explore(idle, examples));
  expect(faults.map(({ cause }) => (cause as Error).message)).toContain('no message reports that brew does not answer');
});

it('reports a flow that waits forever', async () => {
  const withLongTimeout = tea.provide({ delays: { requestTimeout: 2_000_000_000 } });
  expect(await problemsOf(withLongTimeout)).toEqual(['it never settles']);
});
