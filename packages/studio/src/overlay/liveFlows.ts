import { loadFlow, playableFlows } from '@keel/flows/replay';
import type { AnyActorRef } from 'xstate';
import { type Inspection, listen } from './inspections.ts';
import { LiveFlow } from './LiveFlow.ts';

const live = new Map<AnyActorRef, LiveFlow>();
/** Reports of flows whose examples have not loaded yet. */
const loading = new Map<AnyActorRef, Inspection[]>();
const listeners = new Set<() => void>();
let shown: readonly LiveFlow[] = [];

/** Starts to follow the flows of this page. */
export function followFlows(): void {
  listen(take);
}

/** The flows that run in this page, in the order in which they started; of several runs of one flow only the newest. */
export function flowsOfPage(): readonly LiveFlow[] {
  return shown;
}

/** Whether somebody is logged in, according to the flow `session` of this page. */
export function isLoggedIn(): boolean {
  return shown.some(({ id, view }) => id === 'session' && view?.leaf.startsWith('session.authenticated') === true);
}

/** Whether a screen of this page runs the flow now. */
export function isRunning(id: string): boolean {
  return [...live.values()].some((flow) => flow.id === id && flow.isShown());
}

/** Calls the listener after each change of `flowsOfPage` or of one of its flows. Returns a function that unsubscribes it. */
export function subscribeToFlows(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function take(inspection: Inspection): void {
  const { actorRef, rootId } = inspection.inspected;
  const actor = actorRef as AnyActorRef;
  if (actor.sessionId !== rootId) return;
  const flow = live.get(actor);
  const waiting = loading.get(actor);
  if (flow !== undefined) {
    flow.take(inspection);
    update();
  } else if (waiting !== undefined) {
    waiting.push(inspection);
  } else if (isFlow(actor)) {
    loading.set(actor, [inspection]);
    void load(actor, actor.logic.id);
  }
}

async function load(actor: AnyActorRef, id: string): Promise<void> {
  const flow = new LiveFlow(actor, await loadFlow(id));
  for (const inspection of loading.get(actor) ?? []) flow.take(inspection);
  loading.delete(actor);
  live.set(actor, flow);
  update();
}

function update(): void {
  for (const [actor, flow] of live) if (!flow.isShown()) live.delete(actor);
  // React may create an actor for a render that it discards: it never reports a state, and must not hide the one that runs.
  const reporting = [...live.values()].filter(({ view }) => view !== null);
  shown = [...new Map(reporting.map((flow) => [flow.id, flow])).values()];
  for (const listener of listeners) listener();
}

function isFlow(actor: AnyActorRef): actor is AnyActorRef & { readonly logic: { readonly id: string } } {
  const { logic } = actor as { readonly logic?: { readonly id?: unknown } };
  return typeof logic?.id === 'string' && Object.hasOwn(playableFlows, logic.id);
}
