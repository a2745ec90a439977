import { requestTimeout } from '@keel/flows';
import { derivationTimeout, searchTimeout, uploadTimeout } from '../../../../packages/flows/src/delays.ts';
import { always, eventually, type Formula, implies, never, now, until } from './formulas.ts';
import { type InspectedState, stateName } from './Inspection.ts';
import type { Inspected } from './inspect/Inspected.ts';

/** A state of the driven flow, with the event that led to it. */
export type Moment = InspectedState & { readonly event: string };

const busy = now<Moment>(({ tags }) => tags.includes('busy'));
const modal = now<Moment>(({ tags }) => tags.includes('modal'));
const over = now<Moment>(({ status }) => status !== 'active');
const failed = now<Moment>(({ status }) => status === 'error');
const hasMessage = now<Moment>(({ message }) => message !== '');
/** The event by which a person dismisses a message. */
const dismissed = now<Moment>(({ event }) => event === 'message.dismissed');
/** An upload has a time limit of its own, and the call that follows it has the usual one. */
const uploading = now<Moment>(({ waitsFor }) => waitsFor.includes('uploadImage'));
/** Keys that are derived slowly on purpose have one too. */
const deriving = now<Moment>(({ waitsFor }) => waitsFor.includes('openBackup') || waitsFor.includes('sealBackup'));
/** A search makes many calls, shows its progress and can be stopped. */
const searching = now<Moment>(({ waitsFor }) => waitsFor.includes('findAccounts'));
const calling: Formula<Moment> = (trace, from) =>
  busy(trace, from) && ![uploading, deriving, searching].some((longer) => longer(trace, from));
/** What a flow waits for at a moment, as text. */
const callsAt = (trace: readonly Moment[], at: number) => trace[at]?.waitsFor.join(' ');
const hasNoDuplicateCalls = now<Moment>(({ waitsFor }) => new Set(waitsFor).size === waitsFor.length);

/** The invariants of every run of every flow, by name. */
export const invariants: Readonly<Record<string, Formula<Moment>>> = {
  'each call of a busy state ends within its time limit': always(
    implies(calling, (trace, from) => {
      const call = callsAt(trace, from);
      const hasEnded: Formula<Moment> = (later, at) => !busy(later, at) || callsAt(later, at) !== call;
      return eventually(hasEnded, requestTimeout + 5000)(trace, from);
    }),
  ),
  'a busy state with an upload ends within the time limits of the upload and of the call after it': always(
    implies(
      uploading,
      eventually((trace, from) => !busy(trace, from), uploadTimeout + requestTimeout + 5000),
    ),
  ),
  'a busy state with a key derivation ends within the time limit of the derivation': always(
    implies(
      deriving,
      eventually((trace, from) => !busy(trace, from), derivationTimeout + 5000),
    ),
  ),
  'a search ends within its time limit': always(
    implies(
      searching,
      eventually((trace, from) => !busy(trace, from), searchTimeout + 5000),
    ),
  ),
  'a message has text': always(implies(modal, hasMessage)),
  'a message stays until it is dismissed': always(implies(modal, until(modal, dismissed))),
  'a final state is never left': always(implies(over, always(over))),
  'a flow never fails': never(failed),
  'a call is never made twice at a time': always(hasNoDuplicateCalls),
};

/** The names of the invariants that a run of this flow breaks. */
export function brokenInvariants(all: readonly Inspected[], flow: string): readonly string[] {
  const trace = traceOf(all, flow);
  return Object.entries(invariants)
    .filter(([, holds]) => !holds(trace, 0))
    .map(([name]) => `${name} (${trace.map(({ value }) => stateName(value)).join(' > ')})`);
}

/** The moments of the flow's newest actor. */
export function traceOf(all: readonly Inspected[], flow: string): readonly Moment[] {
  const ofFlow = all.filter((each) => each.flow === flow);
  const actor = ofFlow.at(-1)?.actor;
  let event = '';
  return ofFlow.flatMap((each) => {
    if (each.actor !== actor) return [];
    if (each.type === 'transition') event = each.event;
    return each.type === 'state' ? [{ ...each, event }] : [];
  });
}
