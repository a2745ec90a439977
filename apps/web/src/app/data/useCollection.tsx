import { collectionOf, type EpochMs, fulfil, type PortSignal, type Reply } from '@keel/flows';
import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { Message } from '../feedback/Message.tsx';

/** The message of a failure, and how to dismiss it. */
export interface LoadFailure {
  /** null when nothing failed. */
  readonly message: string | null;
  readonly dismiss: () => void;
}

/** Data that a page loads, with the state of loading it. */
export interface QueryState<Data> extends LoadFailure {
  /** null until the first load; a failing refresh keeps the last data. */
  readonly data: Data | null;
  readonly isLoading: boolean;
  /** When `data` was loaded, if refreshing it failed: for StaleNote, without a modal. null while it is fresh. */
  readonly staleSince: EpochMs | null;
  /** Loads it again; the current data stay until then. */
  readonly refresh: () => void;
}

/** Creates the hook that loads one kind of data with a `collection` flow. Call it once, outside of components. */
export function collectionHook<Data>(failureText: string) {
  const machine = collectionOf<Data>();
  return function useCollection(load: (signal: PortSignal) => Promise<Reply<Data>>): QueryState<Data> {
    const flow = useActorRef(machine.provide({ actors: { load: fulfil((_: void, signal) => load(signal)) } }), {
      input: { failureText },
    });
    const snapshot = useSelector(flow, (current) => current);
    const { data, fetchedAt, message } = snapshot.context;
    const hasFailed = snapshot.hasTag('modal');
    const [isStale, setStale] = useState(false);
    // Kept during a refresh, so that the note does not flicker.
    const isStaleNow = (hasFailed && data !== null) || (isStale && !snapshot.matches('ready'));
    if (isStaleNow !== isStale) setStale(isStaleNow);
    return {
      data,
      isLoading: snapshot.hasTag('loading'),
      message: hasFailed && data === null ? message : null,
      staleSince: isStaleNow ? fetchedAt : null,
      dismiss: () => flow.send({ type: 'message.dismissed' }),
      refresh: () => {
        // With data on the page a failure is only a note, and a refresh removes it.
        if (data !== null) flow.send({ type: 'message.dismissed' });
        flow.send({ type: 'refresh.requested' });
      },
    };
  };
}

/** Shows the messages of what failed to load, one at a time (DASH-8). */
export function LoadFailureMessage({ of }: { of: readonly LoadFailure[] }) {
  const first = of.find(({ message }) => message !== null);
  return (
    // A dialog for each message, so that screen readers announce the next one too.
    <Message key={first?.message} isOpen={first !== undefined} onClose={() => first?.dismiss()}>
      {first?.message}
    </Message>
  );
}
