import { describe, expect, it } from 'vitest';
import { assign, setup } from 'xstate';
import { port } from '../port.ts';
import { Secret } from '../secret.ts';
import { typed } from '../typed.ts';
import { allTransitions, namesOf } from './coverage.ts';
import { type AnyCases, explore } from './explore.ts';
import { fuzz } from './fuzz.ts';
import { startHarness } from './harness.ts';
import { chartFaults } from './lint.ts';
import { mutate, scoreOf } from './mutate.ts';
import { expected, play } from './rows.ts';
import type { Row } from './types.ts';

interface KettleContext {
  readonly boils: number;
}

/** A flow small enough to see all of it: two timers, one call. */
const kettle = setup({
  types: typed<{ context: KettleContext; events: { type: 'pressed'; by?: Secret } }>(),
  actors: { heat: port<{ readonly by: Secret | undefined }, boolean>('heat') },
  actions: { count: assign(({ context }) => ({ boils: context.boils + 1 })) },
  guards: { isHot: (_, hot: boolean) => hot },
  delays: { warning: 15_000, requestTimeout: 30_000 },
}).createMachine({
  id: 'kettle',
  context: { boils: 0 },
  initial: 'cold',
  states: {
    cold: { meta: { doc: 'Waits.' }, on: { pressed: 'heating' } },
    heating: {
      meta: { doc: 'Heats.' },
      invoke: {
        id: 'heat',
        src: 'heat',
        input: ({ event }) => ({ by: 'by' in event ? event.by : undefined }),
        onDone: [
          { guard: { type: 'isHot', params: ({ event }) => event.output }, target: 'hot', actions: 'count' },
          { target: 'cold' },
        ],
        onError: 'cold',
      },
      after: { requestTimeout: 'cold', warning: { actions: [] } },
    },
    hot: { meta: { doc: 'Done.' } },
  },
});

const cases: AnyCases = {
  inputs: [undefined],
  events: { pressed: [{ type: 'pressed', by: new Secret('ada-was-here') }] },
  answers: { heat: [true, false] },
  failures: [new Error('dry')],
  keyOf: ({ boils }) => boils,
};
const press = { send: { type: 'pressed' } } as const;
const row = (part: Partial<Row>): Row => ({ id: 'X-1', title: 'x', steps: [], state: 'cold', ...part });

describe('explore', () => {
  it('fires timers in the order they are due', () => {
    const waits = explore(kettle, cases).paths.map(({ steps }) =>
      steps.flatMap(({ step }) => ('wait' in step ? [step.wait] : [])),
    );
    expect(waits.filter((each) => each.length > 0).every(([first]) => first === 15_000)).toBe(true);
    expect(waits).toContainEqual([15_000, 15_000]);
  });

  it('gives a path to every transition', async () => {
    const taken = new Set<string>();
    for (const { input, steps } of explore(kettle, cases).paths) {
      const run = startHarness(kettle, input);
      for (const { step } of steps) await run.apply(step);
      for (const name of namesOf(run.machine, run.taken)) taken.add(name);
    }
    expect([...taken].toSorted()).toEqual([...allTransitions(kettle).keys()].toSorted());
  });

  it('refuses to guess an event or an answer that has no case', () => {
    expect(() => explore(kettle, { ...cases, events: {} })).toThrow('no example for pressed');
    expect(() => explore(kettle, { ...cases, answers: {} })).toThrow('no example for xstate.done.actor.heat');
  });

  it('stops when the states never end', () => {
    expect(() => explore(kettle, cases, 2)).toThrow('more than 2 states');
  });
});

describe('rows', () => {
  it('tell a wrong state, context, emission and call count', async () => {
    const truth = row({ steps: [press, { answer: 'heat', with: true }], state: 'hot', context: { boils: 1 } });
    expect(await play(kettle, truth)).toEqual(expected(truth));
    for (const lie of [
      { state: 'cold' },
      { context: { boils: 2 } },
      { emitted: [{ type: 'x' }] },
      { calls: { heat: [] } },
    ]) {
      const wrong = row({ ...truth, ...lie });
      expect(await play(kettle, wrong)).not.toEqual(expected(wrong));
    }
  });

  it('tell a step that cannot happen', async () => {
    const outcome = await play(kettle, row({ steps: [{ answer: 'heat', with: true }] }));
    expect(outcome.state).toBe('no call of heat waits in cold');
  });

  it('drop what comes after a call was given up', async () => {
    const run = startHarness(kettle, undefined);
    await run.apply(press);
    await run.apply({ wait: 30_000 });
    const [call] = run.calls;
    expect(call?.isAborted()).toBe(true);
    if (call !== undefined) await run.settle(call, { value: true });
    expect(run.snapshot().value).toBe('cold');
  });
});

describe('mutate', () => {
  it('counts every retargeted transition as missed when nobody looks', async () => {
    const report = await mutate(kettle, [], cases, 20);
    expect([report.mutants, report.survivors.length, scoreOf(report)]).toEqual([12, 12, 0]);
  });

  it('names what is missed where rows look at some', async () => {
    const report = await mutate(kettle, [row({ steps: [press], state: 'heating' })], cases, 20);
    expect(report.survivors.some((name) => name.startsWith('kettle.cold pressed'))).toBe(false);
    expect(report.survivors.some((name) => name.startsWith('kettle.heating xstate.error'))).toBe(true);
  });
});

describe('fuzz', () => {
  it('finds a broken invariant and names it', async () => {
    const broken = { ...cases, invariants: { 'never hot': ({ state }: { state: unknown }) => state !== 'hot' } };
    await expect(fuzz(kettle, broken, { runs: 300 })).rejects.toMatchObject({
      cause: { message: 'never hot - in hot' },
    });
  });

  it('finds a secret in the open', async () => {
    const open: AnyCases = { ...cases, events: { pressed: [{ type: 'pressed', by: 'ada-was-here' }] } };
    await expect(fuzz(kettle, { ...open, secrets: ['ada-was-here'] }, { runs: 50 })).rejects.toMatchObject({
      cause: { message: 'a secret can be seen' },
    });
    await fuzz(kettle, { ...cases, secrets: ['ada-was-here'] }, { runs: 50 });
  });
});

describe('chartFaults', () => {
  it('names an undocumented state, a foreign id, a missing error and a wait without end', () => {
    const careless = setup({ actors: { heat: port<void, boolean>('heat') } }).createMachine({
      id: 'careless',
      initial: 'heating',
      states: { heating: { invoke: { id: 'other', src: 'heat' } } },
    });
    expect(chartFaults(careless)).toEqual([
      'careless.heating has no meta.doc',
      'careless.heating invokes heat under another id',
      'careless.heating ignores the answer of other',
      'careless.heating has no onError for other',
      'careless.heating waits for ever',
    ]);
  });
});
