import { TransportFailure } from '../reply.ts';
import { noon, refusal, success } from '../testing/samples.ts';
import type { Cases } from '../testing/types.ts';
import type { marketFeedMachine } from './machine.ts';

const bitcoin = { id: 'bitcoin', symbol: 'btc', name: 'Bitcoin', image: null, price: 97_000, change24h: null };

/** Examples for generated runs: one of each kind that a guard distinguishes. */
export const marketFeedCases = {
  tags: {},
  inputs: [{ feed: 'ticker' }],
  events: {
    hidden: [{ type: 'hidden' }],
    offline: [{ type: 'offline' }],
    visible: [
      { type: 'visible', at: noon + 1 },
      { type: 'visible', at: noon + 60_000 },
    ],
    online: [
      { type: 'online', at: noon + 1 },
      { type: 'online', at: noon + 60_000 },
    ],
  },
  answers: {
    fetchMarkets: [
      success({ coins: [bitcoin], source: 'live', asOf: noon }),
      success({ coins: [], source: 'live', asOf: noon }),
      refusal(500),
    ],
  },
  failures: [new TransportFailure()],
  keyOf: ({ fetchedAt }) => fetchedAt,
  invariants: {
    'loaded prices have a time': ({ context }) => (context.data === null) === (context.fetchedAt === null),
    'there are prices when fresh': ({ state, context }) => state !== 'fresh' || context.data !== null,
    'a fetch runs only while fetching': ({ state, pending }) => (state === 'fetching') === pending.length > 0,
    'no pause is longer than ten minutes': ({ context }) => context.wait <= 600_000,
    'a stale feed has failed': ({ state, context }) => state !== 'stale' || context.failures > 0,
  },
} as const satisfies Cases<typeof marketFeedMachine>;
