import { assign, setup } from 'xstate';
import { requestTimeout } from '../delays.ts';
import { port } from '../port.ts';
import { isUnauthorized, succeeded } from '../reply.ts';
import type { FlowTag, StateMeta } from '../tags.ts';
import { typed } from '../typed.ts';
import { refusal, setData } from './rules.ts';
import type * as Collection from './types.ts';

/**
 * Loads data for a page and keeps it fresh: a list, a summary (DASH-7, DASH-8, PROF-4, ...). Port: `load`.
 *
 * A refresh during a load starts the load again, since the pending answer may be from before the change.
 *
 * `const tradesMachine = collectionOf<readonly Trade[]>()`
 */
export function collectionOf<Data>() {
  return setup({
    types: typed<{
      context: Collection.CollectionContext<Data>;
      events: Collection.CollectionEvent;
      input: Collection.CollectionInput;
      tags: FlowTag;
      meta: StateMeta;
    }>(),
    actors: { load: port<void, Collection.LoadReply<Data>>('load') },
    actions: {
      setData: assign((_, reply: Collection.LoadReply<Data>) => setData(reply)),
      showRefusal: assign(({ context }, reply: Collection.LoadReply<Data>) => ({ message: refusal(context, reply) })),
      showFailure: assign(({ context }) => ({ message: context.failureText })),
      clearMessage: assign({ message: '' }),
    },
    guards: {
      hasData: ({ context }) => context.data !== null,
      isLoaded: (_, reply: Collection.LoadReply<Data>) => succeeded(reply),
      isUnauthorized: (_, { error }: { readonly error: unknown }) => isUnauthorized(error),
    },
    delays: { requestTimeout },
  }).createMachine({
    id: 'collection',
    context: ({ input }) => ({ data: null, fetchedAt: null, failureText: input.failureText, message: '' }),
    options: { maxIterations: 100 },
    initial: 'loading',
    states: {
      loading: {
        meta: { doc: 'Nothing to show yet; the first load is under way.' },
        tags: 'loading',
        invoke: {
          id: 'load',
          src: 'load',
          onDone: [
            {
              guard: { type: 'isLoaded', params: ({ event }) => event.output },
              target: 'ready',
              actions: { type: 'setData', params: ({ event }) => event.output },
            },
            { target: 'failed', actions: { type: 'showRefusal', params: ({ event }) => event.output } },
          ],
          onError: [
            { guard: { type: 'isUnauthorized', params: ({ event }) => ({ error: event.error }) }, target: 'missing' },
            { target: 'failed', actions: 'showFailure' },
          ],
        },
        after: { requestTimeout: { target: 'failed', actions: 'showFailure' } },
        on: { 'refresh.requested': { target: 'loading', reenter: true } },
      },
      ready: {
        meta: { doc: 'There is something to show.' },
        on: { 'refresh.requested': 'refreshing' },
      },
      refreshing: {
        meta: { doc: 'A newer version is being loaded; the old one stays on the screen.' },
        invoke: {
          id: 'load',
          src: 'load',
          onDone: [
            {
              guard: { type: 'isLoaded', params: ({ event }) => event.output },
              target: 'ready',
              actions: { type: 'setData', params: ({ event }) => event.output },
            },
            { target: 'failed', actions: { type: 'showRefusal', params: ({ event }) => event.output } },
          ],
          onError: [
            { guard: { type: 'isUnauthorized', params: ({ event }) => ({ error: event.error }) }, target: 'ready' },
            { target: 'failed', actions: 'showFailure' },
          ],
        },
        after: { requestTimeout: { target: 'failed', actions: 'showFailure' } },
        on: { 'refresh.requested': { target: 'refreshing', reenter: true } },
      },
      failed: {
        meta: { doc: 'Loading failed; a modal shows the message. What was loaded before is still there.' },
        tags: 'modal',
        on: {
          'message.dismissed': [
            { guard: 'hasData', target: 'ready', actions: 'clearMessage' },
            { target: 'missing', actions: 'clearMessage' },
          ],
        },
      },
      missing: {
        meta: { doc: 'There is nothing to show; loading can be tried again.' },
        on: { 'refresh.requested': 'loading' },
      },
    },
  });
}

/** The untyped machine; `collectionOf` types it. */
export const collectionMachine = collectionOf<unknown>();
