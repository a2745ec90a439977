import { describe, expect, it } from 'vitest';
import { type AnyStateMachine, assign, createMachine, emit, setup } from 'xstate';
import { navigate } from '../intent.ts';
import { port } from '../port.ts';
import { play as playRun, runFromLink } from '../replay/index.ts';
import { succeeded } from '../reply.ts';
import { sessionCases } from '../session/cases.ts';
import { sessionMachine } from '../session/machine.ts';
import type { Stored } from '../session/types.ts';
import { typed } from '../typed.ts';
import { allTransitions, namesOf } from './coverage.ts';
import { type AnyCases, explore } from './explore.ts';
import { fuzz } from './fuzz.ts';
import { startHarness } from './harness.ts';
import { kettleCases as cases, kettle } from './kettle.ts';
import { type MutantKind, mutantKinds } from './mutants.ts';
import { mutate, reasonFaults, scoreOf } from './mutate.ts';
import { expected, holds, play } from './rows.ts';
import { noon } from './samples.ts';
import type { Row } from './types.ts';

const press = { send: { type: 'pressed' } } as const;
const row = (part: Partial<Row>): Row => ({ id: 'X-1', title: 'x', steps: [], state: 'cold', ...part });

/** When a stored session ends. */
const endOf = ({ session }: Stored) => session?.expiresAt ?? 0;

/** Flows with one fault each. */
const careless: Record<string, AnyStateMachine> = {
  spender: createMachine({
    id: 'spender',
    type: 'parallel',
    states: {
      one: { invoke: { id: 'createPay', src: 'createPay' } },
      other: { invoke: { id: 'createDeposit', src: 'createDeposit' } },
    },
  }).provide({ actors: { createPay: port('createPay'), createDeposit: port('createDeposit') } }),
  wanderer: createMachine({
    id: 'wanderer',
    output: navigate('/invest'),
    initial: 'here',
    states: {
      here: { on: { pressed: { target: 'there', actions: emit(navigate('/login')) } } },
      there: { type: 'final' },
    },
  }),
  mute: createMachine({
    id: 'mute',
    context: { message: '' },
    initial: 'calm',
    states: { calm: { on: { pressed: 'upset' } }, upset: { tags: 'modal' } },
  }),
};
const carelessCases: AnyCases = {
  tags: { modal: ['upset'] },
  inputs: [undefined],
  events: { pressed: [{ type: 'pressed' }] },
  answers: {},
  failures: [new Error('no')],
  keyOf: () => null,
};

/** A flow with constants in its chart, and a delay that it computes. */
const teller = setup({
  types: typed<{ context: { pause: number; message: string; isLoud: boolean }; events: { type: 'pressed' } }>(),
  guards: { isLonger: ({ context }, ms: number) => context.pause > ms },
  actions: {
    showMessage: assign((_, message: string) => ({ message })),
    setLoud: assign((_, isLoud: boolean) => ({ isLoud })),
  },
  delays: { pause: ({ context }) => context.pause },
}).createMachine({
  id: 'teller',
  context: { pause: 5, message: '', isLoud: false },
  initial: 'silent',
  states: {
    silent: { on: { pressed: { guard: { type: 'isLonger', params: 4 }, target: 'telling' } } },
    telling: { after: { pause: { target: 'told', actions: { type: 'showMessage', params: 'Ready.' } } } },
    told: { entry: { type: 'setLoud', params: true } },
  },
});
function reportOfTeller(rows: readonly Row[], kind: MutantKind) {
  return mutate(teller, rows, { ...carelessCases, tags: {} }, { kind, runs: 0 });
}

describe('explore', () => {
  it('fires timers in the order they are due', () => {
    const waits = explore(kettle, cases).paths.map(({ steps }) =>
      steps.flatMap(({ step }) => ('wait' in step ? [step.wait] : [])),
    );
    expect(waits.filter((each) => each.length > 0).every(([first]) => first === 15_000)).toBe(true);
    expect(waits).toContainEqual([15_000, 15_000]);
  });

  it('finds a path to every transition', async () => {
    const taken = new Set<string>();
    for (const { input, steps } of explore(kettle, cases).paths) {
      const run = startHarness(kettle, input);
      for (const { step } of steps) await run.apply(step);
      for (const name of namesOf(run.machine, run.taken)) taken.add(name);
    }
    expect([...taken].toSorted()).toEqual([...allTransitions(kettle).keys()].toSorted());
  });

  it('fails if an event or an answer has no case', () => {
    expect(() => explore(kettle, { ...cases, events: {} })).toThrow('no example for pressed');
    expect(() => explore(kettle, { ...cases, answers: {} })).toThrow('no example for xstate.done.actor.heat');
  });

  it('stops if there are endlessly many states', () => {
    expect(() => explore(kettle, cases, { limit: 2 })).toThrow('more than 2 states');
  });
});

describe('rows', () => {
  it('report a wrong state, context, emission and call count', async () => {
    const correctRow = row({ steps: [press, { answer: 'heat', with: true }], state: 'hot', context: { boils: 1 } });
    expect(await play(kettle, correctRow)).toEqual(expected(correctRow, cases.tags));
    for (const falseRow of [
      { state: 'cold' },
      { context: { boils: 2 } },
      { emitted: [{ type: 'x' }] },
      { calls: { heat: [] } },
    ]) {
      const wrong = row({ ...correctRow, ...falseRow });
      expect(await play(kettle, wrong)).not.toEqual(expected(wrong, cases.tags));
    }
  });

  it('report a step that is not possible', async () => {
    const outcome = await play(kettle, row({ steps: [{ answer: 'heat', with: true }] }));
    expect(outcome.state).toBe('no call of heat waits in cold');
  });

  it('ignore the answer of a cancelled call', async () => {
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
  const few = { runs: 20 };
  const isHot = 'kettle.heating xstate.done.actor.heat 1/2';

  it.each([
    ['targets', 12],
    ['guards', 1],
    ['actions', 3],
  ] as const)('counts every mutation of %s as survived if nothing is checked', async (kind, count) => {
    const report = await mutate(kettle, [], cases, { kind, runs: 0 });
    expect([report.mutants, report.survivors.length, scoreOf(report)]).toEqual([count, count, 0]);
  });

  it('names the survivors if rows check some', async () => {
    const report = await mutate(kettle, [row({ steps: [press], state: 'heating' })], cases, few);
    expect(report.survivors.some((name) => name.startsWith('kettle.cold pressed'))).toBe(false);
    expect(report.survivors.some((name) => name.startsWith('kettle.heating xstate.error'))).toBe(true);
  });

  it.each([
    [true, 'hot'],
    [false, 'cold'],
  ] as const)('detects an inverted guard, if the answer is %s', async (answer, state) => {
    const checkedRow = row({ steps: [press, { answer: 'heat', with: answer }], state });
    const report = await mutate(kettle, [checkedRow], cases, { kind: 'guards', ...few });
    expect(report).toEqual({ kind: 'guards', mutants: 1, survivors: [] });
  });

  it('detects a removed action and a removed timer', async () => {
    const counting = row({ steps: [press, { answer: 'heat', with: true }], state: 'hot', context: { boils: 1 } });
    const counted = await mutate(kettle, [counting], cases, { kind: 'actions', ...few });
    expect(counted.survivors).toEqual([
      'kettle.heating entry without xstate.after.requestTimeout.kettle.heating',
      'kettle.heating entry without xstate.after.warning.kettle.heating',
    ]);
    const waiting = row({ steps: [press, { wait: 30_000 }], state: 'cold' });
    const waited = await mutate(kettle, [waiting], cases, { kind: 'actions', ...few });
    expect(waited.survivors).toEqual([
      `${isHot} without count`,
      'kettle.heating entry without xstate.after.warning.kettle.heating',
    ]);
  });

  it.each(mutantKinds)('removes the mutations of %s from the machine afterwards', async (kind) => {
    const correctRow = row({ steps: [press, { answer: 'heat', with: true }], state: 'hot', context: { boils: 1 } });
    await mutate(kettle, [correctRow], cases, { kind, ...few });
    expect(await play(kettle, correctRow)).toEqual(expected(correctRow, cases.tags));
  });

  it('detects a removed tag by a row that ends there and by a random run (F-6)', async () => {
    const heatingRow = row({ steps: [press], state: 'heating' });
    for (const rows of [[heatingRow], []]) {
      const report = await mutate(kettle, rows, cases, { kind: 'tags', runs: rows.length === 0 ? 20 : 0 });
      expect(report).toEqual({ kind: 'tags', mutants: 1, survivors: [] });
    }
  });

  it('detects a call that is given up too late, and one that is given up too early', async () => {
    const giveUp = row({ steps: [press, { wait: 30_000 }], state: 'cold' });
    const report = await mutate(kettle, [giveUp], cases, { kind: 'delays', ...few });
    const warning = 'xstate.after.warning.kettle.heating';
    expect(report.mutants).toBe(4);
    expect(report.survivors).toEqual([
      `kettle.heating with half of ${warning}`,
      `kettle.heating with double of ${warning}`,
    ]);
    const hasty = kettle.provide({ delays: { requestTimeout: 19_999 } });
    expect((await play(hasty, giveUp)).hasty).toEqual(['heat has 20000 ms, and was given up after 19999']);
    expect(await holds(hasty, giveUp, cases.tags)).toBe(false);
    await expect(fuzz(hasty, cases, { runs: 50 })).rejects.toThrow('given up after 19999');
  });

  it('detects another constant of a guard and of an action, and another computed delay', async () => {
    const told = row({ steps: [press, { wait: 5 }], state: 'told', context: { message: 'Ready.' } });
    for (const [kind, count] of [['constants', 3] as const, ['delays', 2] as const]) {
      expect(await reportOfTeller([], kind)).toMatchObject({ mutants: count, survivors: { length: count } });
    }
    expect(await reportOfTeller([told], 'constants')).toMatchObject({
      survivors: ['teller.told entry with another constant for setLoud'],
    });
    expect(await reportOfTeller([told], 'delays')).toMatchObject({
      survivors: ['teller.telling with half of xstate.after.pause.teller.telling'],
    });
  });

  it('requires a reason for each survivor, and for nothing else', async () => {
    const report = await mutate(kettle, [], cases, { kind: 'guards', ...few });
    const name = `${isHot} unless isHot`;
    expect(reasonFaults(cases, [report])).toEqual([`no row or invariant detects ${name}`]);
    expect(reasonFaults({ ...cases, unnoticed: { [name]: 'for a test' } }, [report])).toEqual([]);
    expect(reasonFaults({ ...cases, unnoticed: { [name]: 'for a test' } }, [])).toEqual([
      `${name} is detected, or no longer exists, and needs no reason`,
    ]);
  });
});

describe('fuzz', () => {
  it('finds a broken invariant and names it', async () => {
    const broken = { ...cases, invariants: { 'never hot': ({ state }: { state: unknown }) => state !== 'hot' } };
    await expect(fuzz(kettle, broken, { runs: 300 })).rejects.toMatchObject({
      cause: { message: 'never hot - in hot' },
    });
  });

  it('[QA-3] reports the shortest failing run as a link to replay, and prints no secret', async () => {
    const broken = { ...cases, invariants: { 'never hot': ({ state }: { state: unknown }) => state !== 'hot' } };
    const error: Error = await fuzz(kettle, broken, { runs: 300 }).then(
      () => expect.unreachable(),
      (each: Error) => each,
    );
    expect(error.message).not.toContain('ada-was-here');
    const shortest = runFromLink(/#run=[\w-]+/.exec(error.message)?.[0] ?? '');
    expect(shortest.steps).toHaveLength(2);
    const { played } = await playRun(shortest, {
      flows: { kettle: () => Promise.resolve({ machine: kettle, cases }) },
    });
    expect(played.at(-1)?.state).toBe('hot');
  });

  it('[SESS-5] uses one clock for timers and answers, so that it finds a session restored after its end', async () => {
    const hasty: AnyStateMachine = sessionMachine.provide({ guards: { restores: (_, reply) => succeeded(reply) } });
    const { readStored, fetchUser } = sessionCases.answers;
    const [endsSoon] = readStored
      .toSorted((one, other) => endOf(one) - endOf(other))
      .filter((each) => endOf(each) > noon);
    // Only waiting and answering lead there.
    const minimalCases = { ...sessionCases, events: {}, answers: { readStored: [endsSoon], fetchUser } };
    const found = fuzz(hasty, minimalCases, { runs: 300 });
    await expect(found).rejects.toThrow('a stored token has time left - in authenticated');
  });

  it('finds a second money call, a second page, and a modal without text', async () => {
    const broken = await Promise.all(
      Object.values(careless).map((machine) =>
        fuzz(machine, carelessCases, { runs: 300 }).then(
          () => 'nothing',
          ({ cause }: { cause: Error }) => cause.message.replace(/ - in .*/s, ''),
        ),
      ),
    );
    expect(broken).toEqual(['money moves once at a time', 'it goes to one page', 'a modal has text']);
  });

  it('finds a secret in plain text', async () => {
    const open: AnyCases = { ...cases, events: { pressed: [{ type: 'pressed', by: 'ada-was-here' }] } };
    await expect(fuzz(kettle, { ...open, secrets: ['ada-was-here'] }, { runs: 50 })).rejects.toMatchObject({
      cause: { message: 'a secret can be seen' },
    });
    await fuzz(kettle, { ...cases, secrets: ['ada-was-here'] }, { runs: 50 });
  });
});
