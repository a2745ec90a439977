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
  needed: 2,
  isReplaceable: true,
};
const one: SignedSend = { bytes: '0x1', txId: '0xone', purpose: 'send' };
const two: SignedSend = { bytes: '0x2', txId: '0xtwo', purpose: 'cancel' };
const pending: SendAssetsContext = { ...start, prepared, signed: [one] };

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
  ])('[WALLET-5] to %j, amount %j, all of it %j: %j', (to, amount, all, isRight) => {
    expect(rules.isRight({ ...start, draft: { ...start.draft, to, amount, all } })).toBe(isRight);
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
    [{ kind: 'refused' }, false],
  ])('[WALLET-5] %j is signed: %j', (answer, isSigned) => {
    expect(rules.isSigned(answer as never)).toBe(isSigned);
  });

  it.each([
    [pending, true],
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
    '[WALLET-5] %s with %j confirmations: found, confirmed, taken back %j',
    (txId, confirmations, verdicts) => {
      const context = { ...pending, signed: [two, one] };
      const answer = { kind: 'found', txId, confirmations } as const;
      expect([
        rules.isFound(context, answer),
        rules.isConfirmed(context, answer),
        rules.isCalledOff(context, answer),
      ]).toEqual(verdicts);
    },
  );

  it('[WALLET-5] a state that needs something does not begin without it', () => {
    expect(() => rules.preparedOf(start)).toThrow(TypeError);
    expect(() => rules.lastOf([])).toThrow(TypeError);
    expect(rules.toPrepare({ ...pending, purpose: 'cancel' }).replaces).toBe(one);
    expect(rules.toPrepare(pending).replaces).toBeNull();
    expect(rules.takeSigned(start, { kind: 'refused' })).toEqual({});
    expect(rules.takePrepared({ kind: 'invalid', field: 'to', text: '' })).toEqual({});
  });

  it('[WALLET-5] another account is taken only before something was given to the network', () => {
    const other = { ...from, network: 'main' };
    expect([rules.takeAccount(start, other), rules.takeAccount(pending, other)]).toEqual([{ from: other }, {}]);
  });

  it('[WALLET-5] each ending says what became of the money', () => {
    const said = [{ kind: 'failed', text: '' } as const, { kind: 'unknown' } as const, null as never].map(
      rules.lookUpText,
    );
    expect(said).toEqual([
      'The network carried the transfer out as failed. Only the fee was paid.',
      'The network says that it does not know this transfer. As far as it knows your money has not moved; you may send the same transfer again, and it moves once at most.',
      'No answer came, so the transfer may have been sent or not. Look it up before you send again.',
    ]);
  });
});
