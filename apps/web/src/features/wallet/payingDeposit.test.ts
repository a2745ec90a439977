import type { SendDraft } from '@keel/flows';
import { describe, expect, it } from 'vitest';
import type { Place } from './chain/place.ts';
import { problemOf } from './payingDeposit.ts';

const from: Place = { chain: 'ethereum', network: 'test', address: '0xA' };
const payment = { kind: 'ready', chain: 'ethereum', network: 'test', asset: 'ETH', to: '0xB', amount: '0.5' } as const;
const draft: SendDraft = { to: '0xB', asset: 'ETH', amount: '0.5', all: false, speed: 'normal' };

describe('the transfer that pays a deposit', () => {
  it('[PAY-6] has no problem while it is what the deposit asks for, at any speed', () => {
    expect(problemOf(payment, from, draft)).toBeNull();
    expect(problemOf(payment, from, { ...draft, speed: 'fast' })).toBeNull();
  });

  it.each<Partial<SendDraft>>([{ to: '0xC' }, { asset: 'USDT' }, { amount: '5' }, { all: true }])(
    '[PAY-6] cannot be signed with %j in place of what the deposit asks for',
    (change) => {
      expect(problemOf(payment, from, { ...draft, ...change })).toBe('changed');
    },
  );

  it.each<Partial<Place>>([{ network: 'main' }, { chain: 'bnb' }])(
    '[PAY-6, WALLET-4] cannot be signed on another network: %j',
    (change) => {
      expect(problemOf(payment, { ...from, ...change }, draft)).toBe('changed');
    },
  );

  it.each(['expired', 'marked', 'decided', 'noAddress', 'unsupported'] as const)(
    '[PAY-6] cannot be signed once the deposit says %s',
    (kind) => {
      expect(problemOf({ kind }, from, draft)).toBe(kind);
    },
  );

  it('[PAY-6] has no problem before anything is known or filled in', () => {
    expect(problemOf(null, from, draft)).toBeNull();
    expect(problemOf({ kind: 'expired' }, from, { ...draft, to: '' })).toBeNull();
  });
});
