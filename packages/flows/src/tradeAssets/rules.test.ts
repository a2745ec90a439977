import { describe, expect, it } from 'vitest';
import { noon, refusal, success } from '../testing/samples.ts';
import * as rules from './rules.ts';
import type { Quote, TradeAssetsContext } from './types.ts';

const quote: Quote = {
  id: 'quote-1',
  side: 'buy',
  asset: 'ETH',
  quantity: '0.5',
  amount: 150_000,
  fee: 0,
  expiresAt: noon + 30_000,
};
const start = rules.startTrading({ side: 'buy', asset: 'ETH' });
const quoting: TradeAssetsContext = { ...start, draft: { ...start.draft, quantity: ' 0.5 ' } };
const reviewed: TradeAssetsContext = { ...quoting, quote, left: 30_000 };
const order = { id: 'order-1', state: 'pending' } as const;

describe('trade assets rules', () => {
  it.each([
    ['0.5', true],
    [' 12 ', true],
    ['.5', true],
    ['5.', true],
    ['', false],
    ['.', false],
    ['0', false],
    ['0.0', false],
    ['-1', false],
    ['1e3', false],
    ['NaN', false],
  ])('[WALLET-7] a quantity of %j: %j', (quantity, isRight) => {
    expect(rules.isValid({ ...start, draft: { ...start.draft, quantity } })).toBe(isRight);
    expect(rules.isValid({ ...start, draft: { ...start.draft, asset: '', quantity } })).toBe(false);
  });

  it.each([
    ['100', 10_000],
    ['.5', 50],
    ['5.', 500],
    ['0.07', 7],
    ['999999999999.99', 99_999_999_999_999],
    ['', null],
    ['.', null],
    ['0.00', null],
    ['0.001', null],
    ['1000000000000', null],
    ['1e3', null],
  ])('[WALLET-7] %j dollars are %j cents, or not an amount (W-41)', (dollars, cents) => {
    const context: TradeAssetsContext = { ...start, draft: { ...start.draft, dollars, by: 'dollars' } };
    const toAsk = rules.isValid(context) ? rules.toQuote(context) : null;
    expect(toAsk).toEqual(cents === null ? null : { side: 'buy', asset: 'ETH', quantity: null, amount: cents });
    expect(rules.missingMessage(context)).toBe('Enter an amount above zero.');
  });

  it.each([
    [{}, true],
    [{ id: '' }, false],
    [{ side: 'sell' }, false],
    [{ asset: 'BTC' }, false],
    [{ quantity: '5' }, false],
    [{ amount: 0 }, false],
    [{ amount: -1 }, false],
    [{ amount: 0.5 }, false],
    [{ amount: 2 ** 53 }, false],
    [{ fee: -1 }, false],
    [{ fee: 0.5 }, false],
    [{ expiresAt: noon }, false],
    [{ expiresAt: Number.NaN }, false],
  ] as const)('[WALLET-7] a quote with %j matches the request: %j', (part, isRight) => {
    expect(rules.isQuote(quoting, success({ ...quote, ...part }))).toBe(isRight);
  });

  it.each([
    [29_999, false],
    [30_000, true],
  ])('[WALLET-7] after %j ms the quote has expired: %j', (ms, isOver) => {
    expect(rules.isExpired(reviewed, noon + ms)).toBe(isOver);
    expect(rules.isExpired(quoting, noon + ms)).toBe(true);
  });

  it.each([
    [20_000, 10_000],
    [-20_000, 30_000],
  ])('[WALLET-7] woken at %j ms, it is valid for another %j ms', (ms, left) => {
    expect(rules.setTimeLeft(reviewed, noon + ms)).toEqual({ left });
  });

  it.each([
    [success(order), [true, false]],
    [success({ ...order, id: '' }), [false, false]],
    [success({ ...order, state: 'odd' as 'pending' }), [false, false]],
    [refusal(200), [false, true]],
    [refusal(300), [false, true]],
    [refusal(404), [false, true]],
    [refusal(409), [false, false]],
    [refusal(422), [false, true]],
    [refusal(500), [false, false]],
    [refusal(0), [false, false]],
  ])('[WALLET-7] %j: placed, refused %j', (reply, verdicts) => {
    expect([rules.isPlaced(reply), rules.isRefused(reply)]).toEqual(verdicts);
  });

  it.each([
    [success({ order }), order, false],
    [success({ order: null }), null, true],
    [success({ order: { ...order, id: '' } }), null, false],
    [refusal(404), null, false],
  ])('[WALLET-7] %j contains order %j, known not to exist: %j', (reply, held, isUnknown) => {
    expect([rules.orderIn(reply), rules.isUnknown(reply)]).toEqual([held, isUnknown]);
  });

  it('[WALLET-7] the same order keeps its id, a different one gets a new id', () => {
    const first = { ...reviewed, ...rules.openAttempt(reviewed, 'try-1') };
    const again = rules.openAttempt(first, 'try-2');
    const other = rules.openAttempt({ ...first, quote: { ...quote, id: 'quote-2' } }, 'try-3');
    expect([first, again, other].map(({ attempt }) => attempt?.id)).toEqual(['try-1', 'try-1', 'try-3']);
    expect(rules.attemptOf(first).order).toEqual({
      quoteId: 'quote-1',
      side: 'buy',
      asset: 'ETH',
      quantity: '0.5',
      amount: 150_000,
    });
    expect(rules.openAttempt(quoting, 'try-1')).toEqual({});
    expect(() => rules.attemptOf(quoting)).toThrow(TypeError);
  });
});
