import { describe, expect, it } from 'vitest';
import { type AnyStateMachine, assign, createMachine, setup } from 'xstate';
import { navigate } from '../intent.ts';
import { port } from '../port.ts';
import { type AnyCases, explore } from './explore.ts';
import { kettle, kettleCases } from './kettle.ts';
import { chartFaults, graphFaults, messageFaults, routeFaults } from './lint.ts';
import { walk } from './walk.ts';

const cases: AnyCases = {
  tags: { busy: ['heating'] },
  inputs: [undefined],
  events: { pressed: [{ type: 'pressed' }] },
  answers: { heat: ['Out of order'] },
  failures: [new Error('dry')],
  keyOf: () => null,
};

async function exploreAndWalk(machine: AnyStateMachine, examples = cases) {
  const explored = explore(machine, examples);
  return { explored, walked: await walk(machine, [], examples, explored) };
}

/** The faults of a waiting state with these timers. */
function waits(after: object): string[] {
  return chartFaults(
    createMachine({
      id: 'careless',
      initial: 'heating',
      states: {
        heating: {
          meta: { doc: 'Heats.' },
          invoke: { id: 'heat', src: 'heat', onDone: 'cold', onError: 'cold' },
          after,
        },
        cold: { meta: { doc: 'Rests.' } },
      },
    }),
  );
}

/** A flow that ends by navigating to this page. */
function navigatingMachine(to: string): AnyStateMachine {
  return createMachine({
    id: 'leaver',
    output: () => navigate(to),
    initial: 'here',
    states: { here: { on: { pressed: 'gone' } }, gone: { type: 'final' } },
  });
}

describe('chartFaults', () => {
  it('reports an undocumented state, a foreign id, a missing error and a wait without an end', () => {
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
      'careless.heating waits forever',
    ]);
  });

  it('does not accept a timer as an exit if it leads nowhere or back', () => {
    const faults = ['careless.heating waits forever'];
    expect(waits({ 10: { actions: [] } })).toEqual(faults);
    expect(waits({ 10: { target: 'heating', reenter: true } })).toEqual(faults);
    expect(waits({ 10: 'cold' })).toEqual([]);
  });
});

describe('graphFaults', () => {
  it('reports nothing for a correct flow', async () => {
    const { explored, walked } = await exploreAndWalk(kettle, kettleCases);
    expect(graphFaults(kettle, explored, walked)).toEqual([]);
  });

  it('reports a state that no path enters, and one after which the flow never settles', async () => {
    const neverSettling = createMachine({
      id: 'restless',
      initial: 'cold',
      states: {
        cold: { on: { pressed: 'heating' } },
        heating: { invoke: { id: 'heat', src: 'heat', onDone: 'cooling', onError: 'cooling' } },
        cooling: { invoke: { id: 'heat', src: 'heat', onDone: 'heating', onError: 'heating' } },
        forgotten: {},
      },
    }).provide({ actors: { heat: port('heat') } });
    const { explored, walked } = await exploreAndWalk(neverSettling);
    expect(graphFaults(neverSettling, explored, walked)).toEqual([
      'restless.forgotten is never reached',
      'restless never settles after "heating"',
      'restless never settles after "cooling"',
    ]);
  });
});

/** Shows a message of its own, and the port's. */
const speaker = setup({
  actors: { heat: port<void, string>('heat') },
  actions: { say: assign((_, message: string) => ({ message })) },
}).createMachine({
  id: 'speaker',
  context: { message: '' },
  initial: 'cold',
  states: {
    cold: { on: { pressed: { target: 'heating', actions: { type: 'say', params: 'Only 5 cups' } } } },
    heating: {
      invoke: {
        id: 'heat',
        src: 'heat',
        onDone: { target: 'cold', actions: { type: 'say', params: ({ event }) => event.output } },
        onError: 'cold',
      },
      after: { 10: 'cold' },
    },
  },
});

/** Keeps its own texts, and what is typed, in fields that no screen shows. */
function labelled(label: string): AnyStateMachine {
  return createMachine({
    id: 'labelled',
    context: { label: '', note: '' },
    initial: 'cold',
    states: {
      cold: {
        on: {
          pressed: { target: 'hot', actions: assign({ label, note: ({ event }) => String(event['note'] ?? '') }) },
        },
      },
      hot: {},
    },
  });
}

describe('messageFaults', () => {
  it('accepts catalogue messages, with or without placeholders, and those of the server', async () => {
    const { walked } = await exploreAndWalk(speaker);
    expect(messageFaults({ cups: (count: string) => `Only ${count} cups` }, walked)).toEqual([]);
    expect(messageFaults({ nested: { cups: 'Only 5 cups' } }, walked)).toEqual([]);
  });

  it('reports an entry that is never shown, and text that is in no catalogue', async () => {
    const { walked } = await exploreAndWalk(speaker);
    expect(messageFaults({ empty: 'Out of water', cups: 'Only 5 cups' }, walked)).toEqual([
      'the message empty is never shown',
    ]);
    expect(messageFaults({}, walked)).toEqual(["'Only 5 cups' is shown but is in no catalogue"]);
  });

  it('reports text in a field that is not known to contain text', async () => {
    const typing = { ...cases, events: { pressed: [{ type: 'pressed', note: 'two sugars' }] } };
    const faultsOf = async (label: string) => messageFaults({}, (await exploreAndWalk(labelled(label), typing)).walked);
    expect(await faultsOf('Boiling!')).toEqual(["'Boiling!' looks like a text but is in no catalogue"]);
    expect(await faultsOf('Very hot')).toEqual(["'Very hot' looks like a text but is in no catalogue"]);
    expect(await faultsOf('boiling')).toEqual([]);
  });
});

describe('routeFaults', () => {
  it('reports a route that does not exist', async () => {
    expect(routeFaults((await exploreAndWalk(navigatingMachine('/tea'))).walked)).toEqual([
      '{"to":"/tea","type":"navigate"} leads to no page of the app',
    ]);
    expect(routeFaults((await exploreAndWalk(navigatingMachine('/invest'))).walked)).toEqual([]);
  });
});
