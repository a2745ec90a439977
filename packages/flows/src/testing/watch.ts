import type { AnyStateMachine } from 'xstate';
import { safePath } from '../safe-path.ts';
import { isText } from '../shape.ts';
import type { AnyCases } from './explore.ts';
import type { Harness } from './harness.ts';
import { secretsOf, showsSecret } from './secrets.ts';
import { tagsIn } from './tags.ts';
import { earlyTimeoutFaults } from './timeLimits.ts';
import type { Moment } from './types.ts';

/** Ports whose call moves money or requests it: never two at a time, whichever they are. */
export const moneyPorts: ReadonlySet<string> = new Set([
  'createDeposit',
  'createPay',
  'createWithdraw',
  'cancelWithdraw',
  'transferFunds',
  'createOrder',
  'requestTrade',
  'broadcast',
]);

/**
 * Checks after every step of a run what must be true in every flow, and the flow's own invariants.
 *
 * @returns a function to call after each step, which throws an Error that names what is broken
 */
export function watch(machine: AnyStateMachine, cases: AnyCases, run: Harness): () => void {
  const ownInvariants = Object.entries(cases.invariants ?? {}) as [string, (moment: Moment) => boolean][];
  const ends = Object.values(machine.states).some(({ type }) => type === 'final');
  let navigations = 0;
  return () => {
    const moment = run.moment();
    const before = ends ? 0 : navigations;
    navigations = [...run.emitted, run.snapshot().output].filter(isNavigate).length;
    const broken = [...everywhere, ...ownInvariants].filter(([, holds]) => !holds(moment)).map(([name]) => name);
    broken.push(...brokenIn(run), ...wrongTags(cases, run), ...earlyTimeoutFaults(run.timedOut));
    if (navigations - before > 1) broken.push('it goes to one page');
    if (broken.length > 0) throw new Error(`${broken.join(', ')} - in ${moment.state}`);
  };
}

/** @throws Error if anything that could be observed of the run so far contains a secret */
export function keepsSecrets(cases: AnyCases, run: Harness): void {
  const all = [run.seen, run.emitted, run.actor.getPersistedSnapshot()];
  if (showsSecret(all, secretsOf(cases))) throw new Error('a secret can be seen');
}

const everywhere: readonly (readonly [string, (moment: Moment) => boolean])[] = [
  ['a port has one call at a time', ({ pending }) => new Set(pending.map(({ port }) => port)).size === pending.length],
  ['money moves once at a time', ({ pending }) => pending.filter(({ port }) => moneyPorts.has(port)).length <= 1],
];

/** Screens read tags, so a state must have exactly the tags that its cases declare. */
function wrongTags({ tags }: AnyCases, run: Harness): string[] {
  const { value, tags: carried, status } = run.snapshot();
  if (status === 'error') return [];
  const expectedTags = tagsIn(tags, value).join(' ');
  const found = [...carried].toSorted().join(' ');
  return expectedTags === found ? [] : [`it is tagged '${found}' instead of '${expectedTags}'`];
}

function brokenIn(run: Harness): string[] {
  const snapshot = run.snapshot();
  const message: unknown = snapshot.context?.message;
  return [
    ...(snapshot.status === 'error' ? ['the actor is running'] : []),
    ...(snapshot.hasTag('modal') && !isText(message) ? ['a modal has text'] : []),
    ...([...run.emitted, snapshot.output].every(isInternalNavigation) ? [] : ['it leads only to pages of the app']),
  ];
}

/** Whether an intent opens no page, or a page of this app. */
export function isInternalNavigation(intent: unknown): boolean {
  return typeof intent !== 'object' || intent === null || !('to' in intent) || safePath(intent.to) !== null;
}

function isNavigate(intent: unknown): boolean {
  return typeof intent === 'object' && intent !== null && 'type' in intent && intent.type === 'navigate';
}
