import type { AnyEventObject } from 'xstate';
import { adaId, noon, success } from '../../flows/src/testing/samples.ts';

interface SampleValues {
  /** Types of events that do not occur on the screen of the stories. */
  readonly without?: readonly string[];
  readonly inputs?: readonly unknown[];
  readonly events?: Readonly<Record<string, readonly AnyEventObject[]>>;
  readonly answers?: Readonly<Record<string, readonly unknown[]>>;
}

const address = '0x9858EfFD232B4033E47d90003D41EC34EcaEda94';
const quote = {
  id: 'quote-1',
  side: 'buy',
  asset: 'ETH',
  quantity: '0.5',
  amount: 150_000,
  fee: 150,
  expiresAt: noon + 30_000,
  rate: '3000.00',
  marketRate: '2985.00',
  spreadPercent: '0.5',
  networkFee: 120,
  bandPercent: null,
  source: 'simulated',
  asOf: '2026-11-20T12:00:00Z',
  counterparty: 'Keel',
};
const order = (state: 'pending' | 'settled' | 'failed' | 'refunded') => ({
  id: 'order-1',
  state,
  date: '2026-11-20T12:00:00Z',
  side: 'buy',
  asset: 'ETH',
  quantity: '0.5',
  amount: 150_000,
  fee: 150,
  networkFee: 120,
  address,
  counterparty: 'Keel',
  txId: null,
  payTo: null,
  waitsFor: null,
  reason: null,
});

/** By flow: values for the runs of state stories if the screen does not show those of its cases.ts. */
export const sampleValues: Readonly<Record<string, SampleValues>> = {
  // The page of the stories is behind the guard, so nobody signs in there.
  session: { without: ['established'] },
  liveTraders: { inputs: [{ start: 12_480 }] },
  stepUp: { inputs: [{ ways: ['password'] }] },
  transferFunds: { inputs: [{ user: adaId, profit: 12_000 }] },
  tradeAssets: {
    answers: {
      fetchQuote: [success(quote)],
      createOrder: [success(order('pending')), success(order('settled'))],
      findOrder: [
        success({ order: order('pending') }),
        success({ order: order('settled') }),
        success({ order: order('failed') }),
      ],
    },
  },
};
