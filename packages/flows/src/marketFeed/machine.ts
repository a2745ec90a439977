import { assign, emit, setup } from 'xstate';
import { requestTimeout } from '../delays.ts';
import type { Logged } from '../intent.ts';
import { port } from '../port.ts';
import { requestedPause } from '../reply.ts';
import type { FlowTag, StateMeta } from '../tags.ts';
import { typed } from '../typed.ts';
import { marketFeedMessages } from './messages.ts';
import * as rules from './rules.ts';
import type * as MarketFeed from './types.ts';

/** Polls coin prices while the page is visible (TICK-1, TICK-3, MARKET-1, MARKET-2). Port: `fetchMarkets`. */
export const marketFeedMachine = setup({
  types: typed<{
    context: MarketFeed.MarketFeedContext;
    events: MarketFeed.MarketFeedEvent;
    input: MarketFeed.MarketFeedInput;
    emitted: MarketFeed.MarketFeedEmitted;
    tags: FlowTag;
    meta: StateMeta;
  }>(),
  actors: { fetchMarkets: port<MarketFeed.FetchMarketsCall, MarketFeed.FetchMarketsReply>('fetchMarkets') },
  actions: {
    setPrices: assign(({ context }, reply: MarketFeed.FetchMarketsReply) => rules.setPrices(context, reply)),
    backOff: assign(({ context }, retryAfterMs: number | undefined) => rules.backOff(context, retryAfterMs)),
    setTimeLeft: assign(({ context }, at: number) => rules.setTimeLeft(context, at)),
    logFailure: emit((): Logged => ({ type: 'logged', level: 'warning', text: marketFeedMessages.failed })),
  },
  guards: {
    isUsable: (_, reply: MarketFeed.FetchMarketsReply) => rules.isUsable(reply),
    isDue: ({ context }, at: number) => rules.isDue(context, at),
  },
  delays: { requestTimeout, pollEvery: ({ context }) => context.wait, backOff: ({ context }) => context.wait },
}).createMachine({
  id: 'marketFeed',
  context: ({ input }) => ({
    feed: input.feed,
    data: null,
    fetchedAt: null,
    failures: 0,
    pollEvery: input.pollEvery ?? rules.defaultPollEvery,
    wait: 0,
  }),
  options: { maxIterations: 100 },
  initial: 'fetching',
  states: {
    fetching: {
      meta: { doc: 'New prices are being loaded; the last known ones stay.' },
      invoke: {
        id: 'fetchMarkets',
        src: 'fetchMarkets',
        input: ({ context }) => ({ feed: context.feed }),
        onDone: [
          {
            guard: { type: 'isUsable', params: ({ event }) => event.output },
            target: 'fresh',
            actions: { type: 'setPrices', params: ({ event }) => event.output },
          },
          {
            target: 'stale',
            actions: [{ type: 'backOff', params: ({ event }) => requestedPause(event.output) }, 'logFailure'],
          },
        ],
        onError: { target: 'stale', actions: [{ type: 'backOff', params: undefined }, 'logFailure'] },
      },
      after: {
        requestTimeout: { target: 'stale', actions: [{ type: 'backOff', params: undefined }, 'logFailure'] },
      },
      on: { hidden: 'paused', offline: 'paused' },
    },
    fresh: {
      meta: { doc: 'The prices are no older than one poll.' },
      after: { pollEvery: 'fetching' },
      on: { hidden: 'paused', offline: 'paused' },
    },
    stale: {
      meta: { doc: 'The last fetch failed; the last known prices stay, marked stale, until the next try.' },
      after: { backOff: 'fetching' },
      on: { hidden: 'paused', offline: 'paused', online: 'fetching' },
    },
    paused: {
      meta: { doc: 'The page is hidden or the network is offline: nothing is fetched.' },
      on: {
        visible: [
          { guard: { type: 'isDue', params: ({ event }) => event.at }, target: 'fetching' },
          { target: 'fresh', actions: { type: 'setTimeLeft', params: ({ event }) => event.at } },
        ],
        online: [
          { guard: { type: 'isDue', params: ({ event }) => event.at }, target: 'fetching' },
          { target: 'fresh', actions: { type: 'setTimeLeft', params: ({ event }) => event.at } },
        ],
      },
    },
  },
});
