import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { createActor, type InspectionEvent, setup } from 'xstate';
import { allTransitions } from '../../../../packages/flows/src/testing/coverage.ts';
import type { AnyFlowDriver } from './FlowDriver.ts';
import { guardsOf, outcomesIn } from './guards.ts';
import type { Inspected } from './inspect/Inspected.ts';
import { missedOutcomes, writeReport } from './report.ts';
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

/** What the test build tells of a door that is pushed this hard, and again. */
function pushed(...strengths: readonly number[]): Inspected[] {
  const names = new Map([...allTransitions(door)].map(([name, definition]) => [definition, name]));
  const told: Inspected[] = [];
  const common = { flow: 'door', actor: 'x:0', at: 0 };
  const inspect = (inspected: InspectionEvent) => {
    if (inspected.type === '@xstate.microstep') {
      const { _transitions: transitions } = inspected;
      const taken = transitions.flatMap((each) => names.get(each) ?? []);
      const { value } = inspected.snapshot as unknown as { value: string };
      told.push({ ...common, type: 'transition', event: inspected.event.type, taken, value });
    }
    if (inspected.type === '@xstate.snapshot') {
      const { value, status } = inspected.snapshot as unknown as { value: string; status: string };
      const shown = { tags: [], waitsFor: [], message: '', errors: [], hasFieldErrors: false, leadsTo: null };
      told.push({ ...common, type: 'state', value, status, ...shown });
    }
  };
  const actor = createActor(door, { inspect }).start();
  for (const strength of strengths) actor.send({ type: 'pushed', strength });
  return told;
}

const seen = (...strengths: readonly number[]) => [...outcomesIn(door, pushed(...strengths))].toSorted();

test('[QA-2] the guards of a machine are counted once each, whether written with parameters or without', () => {
  expect([...guardsOf(door)].toSorted()).toEqual(['isAllowed', 'isBroken', 'isStrong', 'isWeak']);
});

test('[QA-2] a transition that is taken had a true guard, and those before it had false ones', () => {
  expect(seen(3)).toEqual(['isStrong: false', 'isWeak: true']);
});

test('[QA-2] an event that nothing takes had false guards only, those of the states around included', () => {
  expect(seen(0)).toEqual(['isBroken: false', 'isStrong: false', 'isWeak: false']);
});

test('[QA-2] the guards of what follows by itself count, also where the flow comes to rest', () => {
  expect(seen(7)).toEqual(['isBroken: false', 'isStrong: true']);
  expect(seen(10)).toEqual(['isBroken: true', 'isStrong: true']);
});

test('[QA-2] nothing that another flow of the page told counts', () => {
  const others = pushed(3, 7).map((each) => ({ ...each, flow: 'window' }));
  expect([...outcomesIn(door, others)]).toEqual([]);
});

/** A run of the door that was pushed once, and that ended in the hall with its session. */
const run: FlowRun = {
  flow: 'door',
  paths: 2,
  steps: 2,
  all: ['door.closed pushed 2/2', 'door.closed locked 1/1'],
  taken: new Set(['door.closed pushed 2/2']),
  ended: new Set(['door.closed locked 1/1']),
  guards: ['isStrong', 'isWeak'],
  outcomes: new Set(['isStrong: false', 'isWeak: true', 'isWeak: false']),
  pairs: new Set(),
  failures: [],
  seconds: 1,
};

test('[QA-2] the outcomes that a guard never had are named', () => {
  expect(missedOutcomes(run)).toEqual(['isStrong: true']);
});

test('[QA-1, QA-2] the report has both outcomes of each guard, and tells a transition that was taken from one that ended with the session', async ({
  page,
}, info) => {
  const driver = { exceptions: {}, events: {} } as unknown as AnyFlowDriver;
  await page.setContent(await readFile(await writeReport(info.outputPath('report'), [{ run, driver }]), 'utf8'));
  await page.getByText('door: 1 of 2 transitions').click();
  await expect(page.getByRole('listitem')).toHaveText([
    /^door\.closed pushed 2\/2\s*$/,
    /^door\.closed locked 1\/1 a 401 ended the session/,
  ]);
  await expect(page.getByRole('row')).toHaveText(['guardwas truewas false', 'isStrongnoyes', 'isWeakyesyes']);
});
