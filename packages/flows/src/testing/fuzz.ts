import { array, assert, asyncProperty, boolean, constantFrom, nat, oneof, record } from 'fast-check';
import type { AnyStateMachine } from 'xstate';
import { safePath } from '../safe-path.ts';
import type { AnyCases } from './explore.ts';
import { type Harness, startHarness } from './harness.ts';
import { textOf } from './same.ts';
import type { Moment } from './types.ts';

export interface FuzzOptions {
  readonly runs: number;
  /** Longest run, in steps. */
  readonly steps?: number;
  /** Fixed, so that a failure comes again; change it to look elsewhere. */
  readonly seed?: number;
  readonly prepare?: (machine: AnyStateMachine) => void;
}

/**
 * Random runs: any event at any time, answers in any order and after they were given up, time in leaps, at last a stop.
 * @throws Error with the shortest run that breaks an invariant, and its name.
 */
export async function fuzz(machine: AnyStateMachine, cases: AnyCases, options: FuzzOptions): Promise<void> {
  const { runs, steps = 30, seed = 20_261_120, prepare } = options;
  const events = Object.values(cases.events).flat();
  const happening = oneof(
    { weight: 5, arbitrary: record({ send: constantFrom(...events) }) },
    { weight: 4, arbitrary: record({ settle: nat(3), how: nat(20), fails: boolean() }) },
    { weight: 2, arbitrary: record({ wait: constantFrom(1, 500, 1_500, 20_000, 60_000, 3_600_000) }) },
  );
  const property = asyncProperty(
    constantFrom(...cases.inputs),
    array(happening, { maxLength: steps, size: 'max' }),
    async (input, happenings) => {
      const run = startHarness(machine, input, prepare);
      check(run, cases);
      for (const each of happenings) {
        if (run.snapshot().status !== 'active') break;
        if ('send' in each || 'wait' in each) await run.apply(each);
        else await settleOne(run, cases, each);
        check(run, cases);
      }
      await staysStopped(run, cases);
      keepsSecrets(run, cases);
    },
  );
  await assert(property, { numRuns: runs, seed });
}

async function settleOne(run: Harness, cases: AnyCases, pick: { settle: number; how: number; fails: boolean }) {
  const open = run.calls.filter((call) => !call.isSettled);
  const call = open[pick.settle % (open.length || 1)];
  if (call === undefined) return;
  const choices = pick.fails ? cases.failures : (cases.answers[call.port] ?? []);
  const choice = choices[pick.how % choices.length];
  await run.settle(call, pick.fails ? { error: choice } : { value: choice });
}

function check(run: Harness, cases: AnyCases): void {
  const snapshot = run.snapshot();
  const moment = run.moment();
  const own = Object.entries(cases.invariants ?? {}) as [string, (moment: Moment) => boolean][];
  const broken = [
    ...Object.entries(always).filter(([, isKept]) => !isKept(moment)),
    ...own.filter(([, isKept]) => !isKept(moment)),
  ].map(([name]) => name);
  if (snapshot.status === 'error') broken.push('the actor lives');
  if (snapshot.hasTag('modal') && snapshot.context.message === '') broken.push('a modal has words');
  if (![...run.emitted, snapshot.output].every(leadsHome)) broken.push('it leads only to pages of ours');
  if (broken.length > 0) throw new Error(`${broken.join(', ')} - in ${moment.state}`);
}

function leadsHome(intent: unknown): boolean {
  return typeof intent !== 'object' || intent === null || !('to' in intent) || safePath(intent.to) !== null;
}

/** A page that is left gives up its calls, and what comes back later does nothing. */
async function staysStopped(run: Harness, cases: AnyCases): Promise<void> {
  const before = textOf([run.snapshot().value, run.emitted]);
  run.stop();
  if (run.moment().pending.length > 0) throw new Error('a call outlives its flow');
  for (const how of run.calls.keys()) await settleOne(run, cases, { settle: 0, how, fails: false });
  if (textOf([run.snapshot().value, run.emitted]) !== before) throw new Error('a stopped flow went on');
}

function keepsSecrets(run: Harness, cases: AnyCases): void {
  const all = JSON.stringify([run.seen, run.emitted, run.actor.getPersistedSnapshot()]);
  if (cases.secrets?.some((secret) => all.includes(secret))) throw new Error('a secret can be seen');
}

const always: Readonly<Record<string, (moment: Moment) => boolean>> = {
  'a port has one call at a time': ({ pending }) => new Set(pending.map(({ port }) => port)).size === pending.length,
};
