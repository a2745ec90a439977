import { expect, test } from '@playwright/test';
import { always, eventually, type Formula, implies, never, now, until } from './formulas.ts';
import type { Inspected } from './inspect/Inspected.ts';
import { brokenInvariants } from './invariants.ts';

interface Light {
  readonly at: number;
  readonly colour: string;
}

const is = (colour: string) => now<Light>((light) => light.colour === colour);
const trace = (...colours: string[]): Light[] => colours.map((colour, index) => ({ at: index * 10, colour }));

const formulas: readonly [string, Formula<Light>, readonly string[], readonly string[]][] = [
  ['always', always(is('red')), ['red', 'red'], ['red', 'green']],
  ['never', never(is('green')), ['red', 'red'], ['red', 'green']],
  ['implies', implies(is('red'), never(is('green'))), ['green'], ['red', 'green']],
  ['until', until(is('red'), is('green')), ['red', 'green', 'blue'], ['red', 'blue', 'green']],
  ['until, where it never comes', until(is('red'), is('green')), ['red', 'red'], ['blue', 'red']],
  ['eventually', eventually(is('green'), 20), ['red', 'red', 'green', 'red'], ['red', 'red', 'red', 'green']],
  ['eventually, where the run ends before', eventually(is('green'), 20), ['red', 'red'], ['red', 'red', 'red', 'red']],
];

for (const [name, formula, good, bad] of formulas) {
  test(`[QA-4] the formula "${name}" accepts a run that satisfies it and rejects one that violates it`, () => {
    expect(formula(trace(...good), 0)).toBe(true);
    expect(formula(trace(...bad), 0)).toBe(false);
  });
}

/** A run of the login flow: state, tag, message and the preceding event, ten seconds apart. */
function loginTrace(
  ...states: readonly (readonly [value: string, tag: string, message: string, event: string])[]
): Inspected[] {
  const common = { flow: 'login', actor: 'x:0' };
  return states.flatMap(([value, tag, message, event], index): Inspected[] => {
    const at = index * 10_000;
    const [status, tags] = [value === 'done' ? 'done' : 'active', tag === '' ? [] : [tag]];
    return [
      { ...common, at, type: 'transition', event, taken: [], value },
      {
        ...common,
        at,
        type: 'state',
        value,
        status,
        tags,
        waitsFor: [],
        message,
        notice: '',
        errors: [],
        wrongFields: {},
        hasFieldErrors: false,
        leadsTo: null,
      },
    ];
  });
}

const submitting = ['submitting', 'busy', '', 'submitted'] as const;
const refused = ['refused', 'modal', 'no', 'xstate.done.actor.login'] as const;
const editing = ['editing', '', '', 'message.dismissed'] as const;

test('[QA-4] a run that ends, and shows its message until it is dismissed, violates no invariant', () => {
  expect(
    brokenInvariants(loginTrace(submitting, refused, editing, submitting, ['done', '', '', 'x']), 'login'),
  ).toEqual([]);
});

const broken = {
  'each call of a busy state ends within its time limit': loginTrace(submitting, submitting, submitting, submitting),
  'a message has text': loginTrace(['refused', 'modal', '', 'x'], editing),
  'a message stays until it is dismissed': loginTrace(refused, ['editing', '', '', 'field.changed']),
  'a final state is never left': loginTrace(['done', '', '', 'x'], editing),
} as const;

for (const [name, run] of Object.entries(broken)) {
  test(`[QA-4] a run is found that violates the invariant "${name}"`, () => {
    expect(brokenInvariants(run, 'login')).toEqual([expect.stringContaining(name)]);
  });
}

/** A run that waits for a port for this many seconds, and then for nothing. */
function slowTrace(port: string, seconds: number): Inspected[] {
  return loginTrace(['waiting', 'busy', '', 'submitted'], ['waiting', 'busy', '', 'x'], editing).map(
    (each, index, all) => {
      const isLast = index >= all.length - 2;
      const at = isLast ? seconds * 1000 : 0;
      return each.type === 'state' ? { ...each, at, waitsFor: isLast ? [] : [port] } : { ...each, at };
    },
  );
}

/** The report with the call that a deposit waits for in its state. */
function withCall(each: Inspected): Inspected {
  if (each.type !== 'state') return each;
  return { ...each, waitsFor: each.value === 'checking' ? ['fetchDeposits'] : ['createDeposit'] };
}

test('[QA-4] a call, and the one that looks up what became of it, have a time limit each', () => {
  const checking = ['checking', 'busy', '', 'xstate.after.requestTimeout'] as const;
  const run = loginTrace(submitting, submitting, checking, checking, refused, editing);
  expect(brokenInvariants(run.map(withCall), 'login')).toEqual([]);
});

test('[QA-4] an upload may take two minutes, but not much longer with the call after it', () => {
  expect(brokenInvariants(slowTrace('uploadImage', 119), 'login')).toEqual([]);
  expect(brokenInvariants(slowTrace('uploadImage', 200), 'login')).toEqual([
    expect.stringContaining('a busy state with an upload'),
  ]);
});

test('[QA-4] a key may be derived for a minute, but not much longer', () => {
  expect(brokenInvariants(slowTrace('openBackup', 59), 'login')).toEqual([]);
  expect(brokenInvariants(slowTrace('openBackup', 70), 'login')).toEqual([
    expect.stringContaining('a busy state with a key derivation'),
  ]);
});

test('[QA-4] a search may take ten minutes, but not much longer', () => {
  expect(brokenInvariants(slowTrace('findAccounts', 599), 'login')).toEqual([]);
  expect(brokenInvariants(slowTrace('findAccounts', 620), 'login')).toEqual([expect.stringContaining('a search ends')]);
});
