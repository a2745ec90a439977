import { requestTimeout } from '@keel/flows';
import { uploadTimeout } from '../../../../packages/flows/src/delays.ts';
import { always, eventually, type Formula, implies, never, now, until } from './formulas.ts';
import { type SeenState, stateName } from './Inspection.ts';
import type { Inspected } from './inspect/Inspected.ts';

/** A state of the driven flow, with the event that led to it. */
export type Moment = SeenState & { readonly event: string };

const busy = now<Moment>(({ tags }) => tags.includes('busy'));
const modal = now<Moment>(({ tags }) => tags.includes('modal'));
const over = now<Moment>(({ status }) => status !== 'active');
const failed = now<Moment>(({ status }) => status === 'error');
const told = now<Moment>(({ message }) => message !== '');
/** What a person can do to a message. */
const dismissed = now<Moment>(({ event }) => event === 'message.dismissed');
/** An upload has a time limit of its own, and the call that follows it has the usual one. */
const uploads = now<Moment>(({ waitsFor }) => waitsFor.includes('uploadImage'));
const calls: Formula<Moment> = (trace, from) => busy(trace, from) && !uploads(trace, from);
const waitsOnce = now<Moment>(({ waitsFor }) => new Set(waitsFor).size === waitsFor.length);

/** What must hold over every run of every flow, by name. */
export const laws: Readonly<Record<string, Formula<Moment>>> = {
  'what is busy ends within the time limit of a call': always(
    implies(
      calls,
      eventually((trace, from) => !busy(trace, from), requestTimeout + 5000),
    ),
  ),
  'an upload ends within its time limit, and with it what is busy': always(
    implies(
      uploads,
      eventually((trace, from) => !busy(trace, from), uploadTimeout + requestTimeout + 5000),
    ),
  ),
  'a message has words': always(implies(modal, told)),
  'a message stays until it is dismissed': always(implies(modal, until(modal, dismissed))),
  'what is over stays over': always(implies(over, always(over))),
  'a flow never fails': never(failed),
  'a call is made once at a time': always(waitsOnce),
};

/** The laws that a run of this flow breaks, by name. */
export function brokenLaws(all: readonly Inspected[], flow: string): readonly string[] {
  const trace = traceOf(all, flow);
  return Object.entries(laws)
    .filter(([, law]) => !law(trace, 0))
    .map(([name]) => `${name} (${trace.map(({ value }) => stateName(value)).join(' > ')})`);
}

/** The moments of the flow's newest actor. */
export function traceOf(all: readonly Inspected[], flow: string): readonly Moment[] {
  const mine = all.filter((each) => each.flow === flow);
  const actor = mine.at(-1)?.actor;
  let event = '';
  return mine.flatMap((each) => {
    if (each.actor !== actor) return [];
    if (each.type === 'transition') event = each.event;
    return each.type === 'state' ? [{ ...each, event }] : [];
  });
}
