import { expect, test } from '@playwright/test';
import { createActor, type InspectionEvent, setup } from 'xstate';
import { allTransitions } from '../../../../packages/flows/src/testing/coverage.ts';
import { guardsOf, outcomesIn } from './guards.ts';
import type { Inspected } from './inspect/Inspected.ts';
import { missedOutcomes, staleReasons, unexplainedOutcomes } from './report.ts';
import type { FlowRun } from './runFlow.ts';

const door = setup({
  types: { events: {} as { type: 'pushed' | 'locked'; strength?: number } },
  guards: {
    isStrong: ({ event }) => (event.strength ?? 0) > 5,
    isWeak: ({ event }) => (event.strength ?? 0) > 0,
    isBroken: ({ event }) => (event.strength ?? 0) > 9,
    isAllowed: (_, params: { readonly by: string }) => params.by === 'owner',
  },
}).createMachine({
  id: 'door',
  initial: 'closed',
  on: { pushed: { guard: 'isBroken', target: '.broken' } },
  states: {
    closed: {
      on: {
        pushed: [{ guard: 'isStrong', target: 'checking' }, { guard: 'isWeak' }],
        locked: { guard: { type: 'isAllowed', params: { by: 'owner' } }, target: 'broken' },
      },
    },
    checking: { always: [{ guard: 'isBroken', target: 'broken' }, { target: 'open' }] },
    open: { always: { guard: 'isBroken', target: 'broken' } },
    broken: { type: 'final' },
  },
});

/** The reports of the test build about a door that is pushed once with each of these strengths. */
function pushed(...strengths: readonly number[]): Inspected[] {
  const names = new Map([...allTransitions(door)].map(([name, definition]) => [definition, name]));
  const reports: Inspected[] = [];
  const common = { flow: 'door', actor: 'x:0', at: 0 };
  const inspect = (inspected: InspectionEvent) => {
    if (inspected.type === '@xstate.microstep') {
      const { _transitions: transitions } = inspected;
      const taken = transitions.flatMap((each) => names.get(each) ?? []);
      const { value } = inspected.snapshot as unknown as { value: string };
      reports.push({ ...common, type: 'transition', event: inspected.event.type, taken, value });
    }
    if (inspected.type === '@xstate.snapshot') {
      const { value, status } = inspected.snapshot as unknown as { value: string; status: string };
      const shown = {
        tags: [],
        waitsFor: [],
        message: '',
        notice: '',
        errors: [],
        wrongFields: {},
        hasFieldErrors: false,
        leadsTo: null,
      };
      reports.push({ ...common, type: 'state', value, status, ...shown });
    }
  };
  const actor = createActor(door, { inspect }).start();
  for (const strength of strengths) actor.send({ type: 'pushed', strength });
  return reports;
}

const outcomes = (...strengths: readonly number[]) => [...outcomesIn(door, pushed(...strengths))].toSorted();

test('[QA-2] each guard of a machine is listed once, with parameters or without', () => {
  expect([...guardsOf(door)].toSorted()).toEqual(['isAllowed', 'isBroken', 'isStrong', 'isWeak']);
});

test('[QA-2] the guard of a taken transition was true, and the guards before it were false', () => {
  expect(outcomes(3)).toEqual(['isStrong: false', 'isWeak: true']);
});

test('[QA-2] if an event takes no transition, all guards for it were false, including those of parent states', () => {
  expect(outcomes(0)).toEqual(['isBroken: false', 'isStrong: false', 'isWeak: false']);
});

test('[QA-2] guards of eventless transitions count, also in the state where the flow stays', () => {
  expect(outcomes(7)).toEqual(['isBroken: false', 'isStrong: true']);
  expect(outcomes(10)).toEqual(['isBroken: true', 'isStrong: true']);
});

test('[QA-2] reports of other flows on the page do not count', () => {
  const others = pushed(3, 7).map((each) => ({ ...each, flow: 'window' }));
  expect([...outcomesIn(door, others)]).toEqual([]);
});

/** A run in which the door was pushed once, and in which a 401 ended the session when it was locked. */
const run: FlowRun = {
  flow: 'door',
  paths: [],
  steps: 2,
  all: ['door.closed pushed 2/2', 'door.closed locked 1/1'],
  taken: new Set(['door.closed pushed 2/2']),
  endedSession: new Set(['door.closed locked 1/1']),
  guards: ['isStrong', 'isWeak'],
  guardOutcomes: new Set(['isStrong: false', 'isWeak: true', 'isWeak: false']),
  pairs: new Set(),
  failures: [],
  seconds: 1,
};

test('[QA-2] the guard outcomes that did not occur are named', () => {
  expect(missedOutcomes(run)).toEqual(['isStrong: true']);
});

test('[QA-2] a guard outcome that did not occur needs a reason, and one that occurred must have none', () => {
  expect(unexplainedOutcomes(run, {})).toEqual(['isStrong: true']);
  expect(unexplainedOutcomes(run, { guardExceptions: { 'isStrong: true': 'nobody is strong' } })).toEqual([]);
  expect(staleReasons(run, { guardExceptions: { 'isStrong: true': 'nobody is strong' } })).toEqual([]);
  const outdated = { 'isWeak: true': 'nobody is weak', 'isGone: true': 'the machine has no such guard' } as const;
  expect(staleReasons(run, { guardExceptions: outdated })).toEqual(['isWeak: true', 'isGone: true']);
});
