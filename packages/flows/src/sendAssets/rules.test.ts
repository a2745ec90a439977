import { describe, expect, it } from 'vitest';
import * as rules from './rules.ts';
import type { PreparedSend, SendAssetsContext, SendFieldChanged, SignedSend } from './types.ts';

const from = { chain: 'ethereum', network: 'test', address: '0xada' };
const start = rules.startSending({ from, asset: 'ETH', isOpen: true });
const prepared: PreparedSend = {
  unsigned: '0x02',
  to: '0xbob',
  asset: 'ETH',
  amount: '0.5',
  fee: '0.001',
  opening: null,
  usualFee: null,
  isToContract: false,
  left: '1',
  amountBefore: null,
  needed: 2,
  isReplaceable: true,
  expiry: { kind: 'block', height: 150 },
  usualMs: 6000,
};
const one: SignedSend = { bytes: '0x1', txId: '0xone', purpose: 'send' };
const two: SignedSend = { bytes: '0x2', txId: '0xtwo', purpose: 'cancel' };
const pending: SendAssetsContext = { ...start, prepared, reviewed: [prepared], signed: [one], waitedMs: 6000 };

describe('send assets rules', () => {
  it.each([
    ['0xbob', '0.5', false, true],
    ['0xbob', ' 0.5 ', false, true],
    ['0xbob', '.5', false, true],
    ['0xbob', '5.', false, true],
    ['0xbob', '0', false, false],
    ['0xbob', '0.000', false, false],
    ['0xbob', '', false, false],
    ['0xbob', '.', false, false],
    ['0xbob', '-1', false, false],
    ['0xbob', '1e3', false, false],
    ['0xbob', '1,5', false, false],
    ['0xbob', 'Infinity', false, false],
    ['0xbob', '', true, true],
    ['  ', '0.5', false, false],
    ['', '', true, false],
  ])('[WALLET-5] to %j, amount %j, send all %j: %j', (to, amount, all, isRight) => {
    expect(rules.isValid({ ...start, draft: { ...start.draft, to, amount, all } })).toBe(isRight);
  });

  it.each([
    [
      { type: 'field.changed', name: 'to', value: 'x' },
      { to: null, amount: 'b' },
    ],
    [
      { type: 'field.changed', name: 'amount', value: '1' },
      { to: 'a', amount: null },
    ],
    [
      { type: 'field.changed', name: 'all', value: true },
      { to: 'a', amount: null },
    ],
    [
      { type: 'field.changed', name: 'asset', value: 'USDT' },
      { to: 'a', amount: null },
    ],
    [
      { type: 'field.changed', name: 'speed', value: 'fast' },
      { to: 'a', amount: 'b' },
    ],
  ] as const satisfies readonly (readonly [SendFieldChanged, object])[])(
    '[WALLET-5] %j leaves %j',
    (change, errors) => {
      const changed = rules.applyChange({ ...start, errors: { to: 'a', amount: 'b' } }, change);
      expect([changed.errors, changed.draft]).toEqual([errors, { ...start.draft, [change.name]: change.value }]);
    },
  );

  it.each([
    [{ kind: 'ready', prepared }, true],
    [{ kind: 'ready', prepared: { ...prepared, unsigned: '' } }, false],
    [{ kind: 'ready', prepared: { ...prepared, needed: 0 } }, false],
    [{ kind: 'ready', prepared: { ...prepared, opening: '0.002', usualFee: '0.001', amountBefore: '0.6' } }, true],
    [{ kind: 'ready', prepared: { ...prepared, opening: 0 } }, false],
    [{ kind: 'ready', prepared: { ...prepared, usualMs: -1 } }, false],
    [{ kind: 'ready', prepared: null }, false],
    [{ kind: 'invalid', field: 'to', text: 'No.' }, false],
    [null, false],
  ])('[WALLET-5] answer %# can be reviewed: %j', (answer, isReady) => {
    expect(rules.isReady(answer as never)).toBe(isReady);
  });

  it.each([
    [{ kind: 'signed', bytes: '0x1', txId: '0xone' }, true],
    [{ kind: 'signed', bytes: '0x1', txId: '' }, false],
    [{ kind: 'signed', bytes: '', txId: '0xone' }, false],
    [{ kind: 'signed', bytes: '0x1', txId: '0xone', renewed: prepared }, true],
    [{ kind: 'signed', bytes: '0x1', txId: '0xone', renewed: { ...prepared, unsigned: '' } }, false],
    [{ kind: 'signed', bytes: '0x1', txId: '0xone', renewed: null }, false],
    [{ kind: 'refused' }, false],
  ])('[WALLET-5] %j is signed: %j', (answer, isSigned) => {
    expect(rules.isSigned(answer as never)).toBe(isSigned);
  });

  it.each([
    [pending, true],
    [{ ...pending, waitedMs: 5999 }, false],
    [{ ...pending, confirmations: 1 }, false],
    [{ ...pending, prepared: { ...prepared, isReplaceable: false } }, false],
    [{ ...pending, prepared: null }, false],
    [{ ...pending, signed: [two, one] }, false],
    [{ ...pending, signed: [{ ...two, purpose: 'faster' as const }, one] }, true],
  ])('[WALLET-5] transfer %# can be replaced: %j', (context, isPossible) => {
    expect(rules.canReplace(context)).toBe(isPossible);
  });

  it.each([
    ['0xone', 1, [true, false, false]],
    ['0xone', 2, [true, true, false]],
    ['0xtwo', 1, [true, false, false]],
    ['0xtwo', 2, [true, true, true]],
    ['0xother', 9, [false, false, false]],
    ['0xone', Number.NaN, [false, false, false]],
  ] as const)(
    '[WALLET-5] %s with %j confirmations: found, confirmed, can be cancelled %j',
    (txId, confirmations, verdicts) => {
      const context = { ...pending, signed: [two, one] };
      const answer = { kind: 'found', txId, confirmations } as const;
      expect([
        rules.isFound(context, answer),
        rules.isConfirmed(context, answer),
        rules.isCancelled(context, answer),
      ]).toEqual(verdicts);
    },
  );

  it('[WALLET-5] a state is not entered without the data it needs', () => {
    expect(() => rules.preparedOf(start)).toThrow(TypeError);
    expect(() => rules.lastOf([])).toThrow(TypeError);
    expect(rules.toPrepare({ ...pending, purpose: 'cancel' }).replaces).toBe(one);
    expect(rules.toPrepare(pending).replaces).toBeNull();
    expect(rules.setSigned(start, { kind: 'refused' })).toEqual({});
    expect(rules.setPrepared({ kind: 'invalid', field: 'to', text: '' })).toEqual({});
  });

  it.each([
    [{ kind: 'unknown' }, pending, true],
    [{ kind: 'unknown' }, { ...pending, prepared: { ...prepared, expiry: null } }, false],
    [
      { kind: 'unknown' },
      { ...pending, prepared: { ...prepared, expiry: { kind: 'nonce' as const, nonce: 7 } } },
      false,
    ],
    [{ kind: 'unknown' }, start, false],
    [{ kind: 'expired' }, pending, false],
  ] as const)('[WALLET-5] %j: the same bytes may be broadcast again (W-5) %#', (answer, context, isWanted) => {
    expect(rules.canRepeat(context, answer)).toBe(isWanted);
  });

  it('[WALLET-5] the status is checked every 3 seconds in the first minute, then every 15 (W-27)', () => {
    expect([0, 59_999, 60_000].map((waitedMs) => rules.pollDelay({ ...start, waitedMs }))).toEqual([
      3000, 3000, 15_000,
    ]);
    expect(rules.setWait({ ...start, waitedMs: 60_000 })).toEqual({ waitedMs: 75_000 });
  });

  it('[WALLET-5] a replacement that is refused or cancelled leaves the pending transfer unchanged', () => {
    const change = { ...prepared, to: from.address, amount: '0' };
    const cancelling: SendAssetsContext = { ...pending, purpose: 'cancel', prepared: change };
    expect(rules.giveUpChange(cancelling)).toEqual({ prepared, needsKey: false, keyError: '' });
    const changed = { ...cancelling, ...rules.setSigned(cancelling, { kind: 'signed', bytes: '0x2', txId: '0xtwo' }) };
    expect(changed.reviewed).toEqual([change, prepared]);
    expect({ ...changed, ...rules.dropChange(changed) }).toMatchObject({
      prepared,
      reviewed: [prepared],
      signed: [one],
    });
    expect(rules.giveUpChange(start)).toEqual({ prepared: null, needsKey: false, keyError: '' });
    expect(rules.dropChange(start)).toMatchObject({ prepared: null, reviewed: [] });
  });

  it('[WALLET-5] each ending says what happened to the money', () => {
    const messages = [{ kind: 'failed', text: '' } as const, { kind: 'unknown' } as const, null as never].map(
      rules.lookUpText,
    );
    expect(messages).toEqual([
      'The transfer failed on the network. Only the fee was paid.',
      'The network doesn’t know this transfer. As far as it knows, your money hasn’t moved. You can send the same transfer again: it can only go through once.',
      'We got no answer, so the transfer may or may not have been sent. Check its status before you send again.',
    ]);
  });
});
