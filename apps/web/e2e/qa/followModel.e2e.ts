import { expect, test } from '@playwright/test';
import { followModel } from './followModel.ts';
import type { InspectedState, InspectedTransition } from './Inspection.ts';

/** An event that the app sends again, e.g. because the account was loaded twice. */
const driver = {
  events: { 'user.updated': { drive: async () => undefined, extraEvents: ['user.updated'], isSentByAppToo: true } },
};
const planned = {
  step: { send: { type: 'user.updated' } },
  state: 'editing',
  taken: ['form user.updated 1/1', 'form.verified always 1/1'],
  emitted: [],
};

/** Compares what the page has reported with the plan. */
function follow(...reported: readonly (readonly [taken: string, value: string, event?: string])[]) {
  const ofFlow = { flow: 'form', actor: 'x:0', at: 0 };
  const transitions = reported.map(([taken, after, event = 'user.updated']): InspectedTransition => {
    return { ...ofFlow, type: 'transition', event, taken: [taken], value: after };
  });
  const value = reported.at(-1)?.[1] ?? '';
  const shown = { message: '', notice: '', errors: [], wrongFields: {}, hasFieldErrors: false, leadsTo: null };
  const state: InspectedState = { ...ofFlow, ...shown, type: 'state', status: 'active', value, tags: [], waitsFor: [] };
  const inspection = {
    state: () => state,
    isStateCurrent: () => true,
    transitions: () => transitions,
    emitted: () => [],
  };
  return followModel({ driver, inspection, since: 0, withinMs: 0 }, [planned]);
}

test('[QA-1] an event that is sent again and changes nothing counts once, also after a transition of its own', async () => {
  const [updated, left] = [
    ['form user.updated 1/1', 'verified'],
    ['form.verified always 1/1', 'editing'],
  ] as const;
  await expect(follow(updated, left)).resolves.toBe(planned);
  await expect(follow(updated, updated, left)).resolves.toBe(planned);
  await expect(follow(updated, left, ['form user.updated 1/1', 'editing'])).resolves.toBe(planned);
});

test('[QA-1] an event that is sent again and changes the state is reported', async () => {
  const again = follow(
    ['form user.updated 1/1', 'verified'],
    ['form.verified always 1/1', 'editing'],
    ['form user.updated 1/1', 'verified'],
    ['form.verified always 1/1', 'editing'],
  );
  await expect(again).rejects.toThrow('taken: form user.updated 1/1, form.verified always 1/1, form user.updated 1/1');
});

test('[QA-1] another event that occurs twice is reported, although the sent one may repeat', async () => {
  const answered = ['form.editing xstate.done.actor.load 1/1', 'editing', 'xstate.done.actor.load'] as const;
  const twice = follow(
    ['form user.updated 1/1', 'verified'],
    ['form.verified always 1/1', 'editing'],
    answered,
    answered,
  );
  await expect(twice).rejects.toThrow(`${answered[0]}, ${answered[0]}`);
});
