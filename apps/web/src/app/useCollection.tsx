import { collectionOf, type EpochMs, fulfil, type PortSignal, type Reply } from '@keel/flows';
import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { Message } from './Message.tsx';

/** The words of a failure, and how to put them away. */
export interface Failure {
  /** null while nothing failed. */
  readonly message: string | null;
  readonly dismiss: () => void;
}

/** What a page shows of something it loads. */
export interface Loaded<Data> extends Failure {
  /** null until something came; a failing refresh leaves what was there. */
  readonly data: Data | null;
  readonly isLoading: boolean;
  /** When `data` came, if newer could not be had: for StaleNote, and no reason for a message. null while it is fresh. */
  readonly staleSince: EpochMs | null;
  /** Loads it anew; what is there stays until the new comes. */
  readonly refresh: () => void;
}

/** Makes the hook that loads one kind of data with a `collection` flow. Call it once, outside of components. */
export function collectionHook<Data>(failureText: string) {
  const machine = collectionOf<Data>();
  return function useCollection(load: (signal: PortSignal) => Promise<Reply<Data>>): Loaded<Data> {
    const flow = useActorRef(machine.provide({ actors: { load: fulfil((_: void, signal) => load(signal)) } }), {
      input: { failureText },
    });
    const snapshot = useSelector(flow, (current) => current);
    const { data, fetchedAt, message } = snapshot.context;
    const hasFailed = snapshot.hasTag('modal');
    const [isStale, setStale] = useState(false);
    // Stays while it is asked for again, so that the note does not come and go.
    const isStaleNow = (hasFailed && data !== null) || (isStale && !snapshot.matches('ready'));
    if (isStaleNow !== isStale) setStale(isStaleNow);
    return {
      data,
      isLoading: snapshot.hasTag('loading'),
      message: hasFailed && data === null ? message : null,
      staleSince: isStaleNow ? fetchedAt : null,
      dismiss: () => flow.send({ type: 'message.dismissed' }),
      refresh: () => {
        // Over what is shown a failure stands as a note: asking again is what puts it away.
        if (data !== null) flow.send({ type: 'message.dismissed' });
        flow.send({ type: 'refreshed' });
      },
    };
  };
}

/** Tells what failed to load, one after the other (DASH-8). */
export function Failures({ of }: { of: readonly Failure[] }) {
  const first = of.find(({ message }) => message !== null);
  return (
    // A dialog of its own for each message, so that the next one is read aloud too.
    <Message key={first?.message} isOpen={first !== undefined} onClose={() => first?.dismiss()}>
      {first?.message}
    </Message>
  );
}
