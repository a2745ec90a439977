import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode } from 'xstate';
import { sharedMessages } from '../messages.ts';
import { isPersonPort, isResident } from '../port.ts';
import { allStates } from './coverage.ts';
import type { Exploration } from './explore.ts';
import { entriesOf } from './shown.ts';
import { textOf } from './stableText.ts';
import type { Walk } from './walk.ts';

/** Faults of a chart that are easy to miss, each as a sentence. */
export function chartFaults(machine: AnyStateMachine): string[] {
  return allStates(machine)
    .filter((state) => state !== machine.root)
    .flatMap((state) => [
      ...(typeof state.meta?.doc === 'string' ? [] : [`${state.id} has no meta.doc`]),
      ...state.invoke.flatMap((invoked) => invokeFaults(state, invoked)),
    ]);
}

/** States that no generated path enters, and states from which no path leads to a state where nothing is pending. */
export function graphFaults(machine: AnyStateMachine, { states, edges }: Exploration, { reached }: Walk): string[] {
  const ways = new Map<string, string[]>();
  for (const { from, to } of edges) if (from !== null) ways.set(to, [...(ways.get(to) ?? []), from]);
  const calm = [...states].filter(([, snapshot]) => isResting(snapshot)).map(([key]) => key);
  const saved = new Set(calm);
  for (const key of saved) for (const before of ways.get(key) ?? []) saved.add(before);
  const unsettled = [...states].filter(([key]) => !saved.has(key)).map(([, { value }]) => textOf(value));
  return [
    ...allStates(machine)
      .filter(({ id }) => !reached.has(id))
      .map(({ id }) => `${id} is never reached`),
    ...[...new Set(unsettled)].map((value) => `${machine.id} never settles after ${value}`),
  ];
}

/**
 * Entries of a flow's catalogue that are never shown, and texts that are shown, or kept in any other field, but are in no
 * catalogue. Texts from the server or the app may be shown unchanged, and what the person typed may be kept.
 */
export function messageFaults(catalogue: unknown, { shown, texts, foreign, sent }: Walk): string[] {
  const entries = entriesOf(catalogue);
  const allEntries = [...entries, ...entriesOf(sharedMessages)];
  const unshown = entries.filter(({ form }) => ![...texts].some((text) => form.test(text)));
  const isUnknown = (text: string) => !foreign.has(text) && !allEntries.some(({ form }) => form.test(text));
  const unknown = [...shown].filter(isUnknown);
  const hidden = [...texts].filter(
    (text) => looksLikeText(text) && !shown.has(text) && !sent.has(text) && isUnknown(text),
  );
  return [
    ...unshown.map(({ name }) => `the message ${name} is never shown`),
    ...unknown.map((text) => `'${text}' is shown but is in no catalogue`),
    ...hidden.map((text) => `'${text}' looks like a text but is in no catalogue`),
  ];
}

/** Whether a text looks like one for people: several words, or one with punctuation behind it. */
function looksLikeText(text: string): boolean {
  return /\p{L}{2,}\s+\S|\p{L}{2,}[.!?…]$/u.test(text);
}

/** Pages outside of this app to which a flow leads. */
export function routeFaults({ unsafeNavigations }: Walk): string[] {
  return unsafeNavigations.map((intent) => `${textOf(intent)} leads to no page of the app`);
}

function invokeFaults(state: AnyStateNode, { id, src }: AnyStateNode['invoke'][number]): string[] {
  const events = state.ownEvents;
  const actors = state.machine.implementations.actors as Readonly<Record<string, unknown>>;
  // A resident has no answer and stays as long as its state.
  const logic = typeof src === 'string' ? actors[src] : undefined;
  const isResidentCall = isResident(logic);
  return [
    ...(id === src
      ? []
      : [`${state.id} invokes ${typeof src === 'string' ? src : 'a logic of its own'} under another id`]),
    ...(isResidentCall || events.includes(`xstate.done.actor.${id}`)
      ? []
      : [`${state.id} ignores the answer of ${id}`]),
    ...(events.includes(`xstate.error.actor.${id}`) ? [] : [`${state.id} has no onError for ${id}`]),
    ...(isResidentCall || isPersonPort(logic) || isLeftInTime(state) ? [] : [`${state.id} waits forever`]),
  ];
}

/** Whether a timer leads out of a state. */
function isLeftInTime(state: AnyStateNode): boolean {
  return state.after.some(({ target }) => target !== undefined && !target.includes(state));
}

/** Whether the flow has ended, or no call is pending, so that only an event or a timer can change its state. */
function isResting({ status, _nodes: nodes }: AnyMachineSnapshot): boolean {
  return status === 'done' || nodes.every(({ invoke }) => invoke.length === 0);
}
