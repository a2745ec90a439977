import { TransportFailure } from '../reply.ts';
import { noon, refusal, success } from '../testing/samples.ts';
import type { Row, Step } from '../testing/types.ts';
import type { marketFeedMachine } from './machine.ts';
import type { MarketData } from './types.ts';

type FeedStep = Step<typeof marketFeedMachine>;
type FeedRow = Row<typeof marketFeedMachine>;

const input = { feed: 'ticker' } as const;
const bitcoin = { id: 'bitcoin', symbol: 'btc', name: 'Bitcoin', image: null, price: 97_000, change24h: 1.2 };
const prices: MarketData = { coins: [bitcoin], source: 'live', asOf: noon };
const newer: MarketData = { coins: [{ ...bitcoin, price: 98_000 }], source: 'live', asOf: noon };
const loaded = (data: MarketData): FeedStep => ({ answer: 'fetchMarkets', with: success(data) });
const lost: FeedStep = { fail: 'fetchMarkets', with: new TransportFailure() };
const logged = { type: 'logged', level: 'warning', text: 'Market data could not be fetched.' } as const;
const call = { feed: 'ticker' };

/** The status table of the prices. */
export const marketFeedSpec: readonly FeedRow[] = [
  {
    id: 'MARKET-1',
    title: 'loads its feed immediately',
    input,
    steps: [],
    state: 'fetching',
    context: { data: null, pollEvery: 60_000 },
    calls: { fetchMarkets: [call] },
  },
  {
    id: 'TICK-1',
    title: 'stores the loaded prices',
    input,
    steps: [loaded(prices)],
    state: 'fresh',
    context: { data: prices, fetchedAt: noon, failures: 0 },
  },
  { id: 'TICK-1', title: 'rests for a minute', input, steps: [loaded(prices), { wait: 59_999 }], state: 'fresh' },
  {
    id: 'TICK-1',
    title: 'loads again after a minute, and keeps the old prices until then',
    input,
    steps: [loaded(prices), { wait: 60_000 }],
    state: 'fetching',
    context: { data: prices },
    calls: { fetchMarkets: [call, call] },
  },
  {
    id: 'TICK-1',
    title: 'another interval can be set',
    input: { feed: 'ticker', pollEvery: 5_000 },
    steps: [loaded(prices), { wait: 5_000 }],
    state: 'fetching',
  },
  {
    id: 'TICK-3',
    title: 'a network failure is only logged, and the last known prices stay',
    input,
    steps: [loaded(prices), { wait: 60_000 }, lost],
    state: 'stale',
    context: { data: prices, fetchedAt: noon, failures: 1, wait: 120_000 },
    emitted: [logged],
  },
  {
    id: 'TICK-3',
    title: 'a refusal is only logged',
    input,
    steps: [{ answer: 'fetchMarkets', with: refusal(500) }],
    state: 'stale',
    context: { data: null },
    emitted: [logged],
  },
  {
    id: 'TICK-3',
    title: 'no answer within 20 seconds is only logged',
    input,
    steps: [{ wait: 20_000 }],
    state: 'stale',
    context: { data: null, failures: 1 },
    emitted: [logged],
  },
  ...[Number.NaN, -1, Number.POSITIVE_INFINITY].map(
    (price): FeedRow => ({
      id: 'TICK-3',
      title: `a price of ${price} is a failure`,
      input,
      steps: [loaded({ ...prices, coins: [bitcoin, { ...bitcoin, id: 'x', price }] })],
      state: 'stale',
      context: { data: null },
      emitted: [logged],
    }),
  ),
  {
    id: 'TICK-3',
    title: 'no coins at all are a failure',
    input,
    steps: [loaded({ ...prices, coins: [] })],
    state: 'stale',
    emitted: [logged],
  },
  {
    id: 'TICK-3',
    title: 'the second failure in a row doubles the waiting time',
    input,
    steps: [lost, { wait: 120_000 }, lost],
    state: 'stale',
    context: { failures: 2, wait: 240_000 },
    emitted: [logged, logged],
  },
  {
    id: 'TICK-3',
    title: 'a success after a failure starts over',
    input,
    steps: [lost, { wait: 120_000 }, loaded(newer)],
    state: 'fresh',
    context: { data: newer, failures: 0, wait: 60_000 },
    emitted: [logged],
  },
  {
    id: 'TICK-3',
    title: 'a longer waiting time requested by the server is kept',
    input,
    steps: [{ answer: 'fetchMarkets', with: { ...refusal(429), retryAfterMs: 7_000 } }, { wait: 7_000 }],
    state: 'fetching',
    emitted: [logged],
  },
  ...(['hidden', 'offline'] as const).flatMap((type): FeedRow[] => [
    {
      id: 'TICK-3',
      title: `${type} while loading cancels the call`,
      input,
      steps: [{ send: { type } }],
      state: 'paused',
    },
    {
      id: 'TICK-3',
      title: `${type} stops the timer`,
      input,
      steps: [loaded(prices), { send: { type } }, { wait: 3_600_000 }],
      state: 'paused',
      context: { data: prices },
      calls: { fetchMarkets: [call] },
    },
    {
      id: 'TICK-3',
      title: `${type} stops the retries`,
      input,
      steps: [lost, { send: { type } }],
      state: 'paused',
      emitted: [logged],
    },
  ]),
  ...(['visible', 'online'] as const).flatMap((type): FeedRow[] => [
    {
      id: 'TICK-3',
      title: `${type} with prices older than a minute loads`,
      input,
      steps: [loaded(prices), { send: { type: 'hidden' } }, { send: { type, at: noon + 60_000 } }],
      state: 'fetching',
    },
    {
      id: 'TICK-3',
      title: `${type} with newer prices waits for the rest of the minute`,
      input,
      steps: [loaded(prices), { send: { type: 'hidden' } }, { send: { type, at: noon + 20_000 } }, { wait: 39_999 }],
      state: 'fresh',
      context: { wait: 40_000 },
    },
    {
      id: 'TICK-3',
      title: `${type} without prices loads`,
      input,
      steps: [{ send: { type: 'hidden' } }, { send: { type, at: noon } }],
      state: 'fetching',
      calls: { fetchMarkets: [call, call] },
    },
  ]),
  {
    id: 'TICK-3',
    title: 'online after a failure retries immediately',
    input,
    steps: [lost, { send: { type: 'online', at: noon } }],
    state: 'fetching',
    emitted: [logged],
  },
];
