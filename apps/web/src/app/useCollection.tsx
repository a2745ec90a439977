import { type CollectionContext, collectionOf, fulfil, type PortSignal, type Reply } from '@keel/flows';
import { MessageModal } from '@keel/ui';
import { useActorRef, useSelector } from '@xstate/react';
import type { ReactNode } from 'react';

/** What a page shows of something it loads. */
export interface Loaded<Data> {
  /** null until something came; a failing refresh leaves what was there. */
  readonly data: Data | null;
  readonly isLoading: boolean;
  /** The words of a failure, to be placed somewhere on the page (DASH-8). */
  readonly modal: ReactNode;
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
    const { data, message }: CollectionContext<Data> = snapshot.context;
    return {
      data,
      isLoading: snapshot.hasTag('loading'),
      modal: (
        <MessageModal isOpen={snapshot.hasTag('modal')} onClose={() => flow.send({ type: 'message.dismissed' })}>
          {message}
        </MessageModal>
      ),
      refresh: () => flow.send({ type: 'refreshed' }),
    };
  };
}
