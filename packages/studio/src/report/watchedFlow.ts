import type { ShownFlowState } from '../panel/FlowState.tsx';

/** The flow that is being driven, and its state. */
export interface WatchedFlow extends ShownFlowState {
  readonly flow: string;
}

let watched: WatchedFlow | null = null;
const listeners = new Set<() => void>();

/** The flow that is being driven now; null before the first step. */
export function watchedFlow(): WatchedFlow | null {
  return watched;
}

/** Called by the test run after each step. */
export function showWatched(next: WatchedFlow): void {
  watched = next;
  for (const notify of listeners) notify();
}

/** Calls the listener after each step. Returns a function that unsubscribes it. */
export function subscribeToWatched(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}
