import { describe, expect, it } from 'vitest';
import { Secret } from '../secret.ts';
import { noon } from '../testing/samples.ts';
import { OpenKeys } from './keys.ts';
import * as rules from './rules.ts';
import type { AutoLockMinutes, ProbeVaultAnswer, VaultContext } from './types.ts';

const wallet = { chain: 'bitcoin', network: 'test', address: 'tb1ada' };
const keys = new OpenKeys('entropy', () => {});
const open: VaultContext = { ...rules.noVault, userId: 'ada', wallet, lastActivityAt: noon, left: 60_000 };
const sealed: ProbeVaultAnswer = {
  kind: 'sealed',
  wallet,
  failedAttempts: 2,
  retryAt: 0,
  autoLockMinutes: 5,
  at: noon,
};

const easyPassphrase = 'This passphrase is easy to guess. Use several words that have nothing to do with each other.';

describe('vault rules', () => {
  it.each([
    ['12345', '12345', 'The passcode must be at least 6 characters.'],
    ['274910', '274910', null],
    ['🔑🔑🔑🔑🔑', '🔑🔑🔑🔑🔑', 'The passcode must be at least 6 characters.'],
    ['passcode'.repeat(16), 'passcode'.repeat(16), null],
    ['x'.repeat(129), 'x'.repeat(129), 'The passcode must be at most 128 characters.'],
    ['274910', '274911', 'The passcodes don’t match.'],
    ['274910', '', 'The passcodes don’t match.'],
    ['123456', '', 'This passcode is easy to guess. Avoid dates, sequences and repeated digits.'],
  ])('[WALLET-1] passcode %j, repeated %j: %j', (passcode, repeated, fault) => {
    expect(rules.passcodeFault(new Secret(passcode), new Secret(repeated))).toBe(fault);
  });

  it.each([
    ['274910', 'The passphrase must be at least 12 characters.'],
    ['eleven char', 'The passphrase must be at least 12 characters.'],
    ['twelve chars', null],
    ['274910274910', easyPassphrase],
    ['ada@example.com', 'Your name and email are easy to guess. Use something else.'],
  ])('[WALLET-16] %j as a passphrase: %j', (passphrase, fault) => {
    const choice = { kind: 'passphrase', known: ['ada@example.com'] } as const;
    expect(rules.passcodeFault(new Secret(passphrase), new Secret(passphrase), choice)).toBe(fault);
  });

  it('[WALLET-16] six digits are chosen as before', () => {
    expect(rules.passcodeFault(new Secret('274910'), new Secret('274910'), { kind: 'digits' })).toBeNull();
  });

  it.each([
    [1, 59_999, false],
    [1, 60_000, true],
    [5, 299_999, false],
    [5, 300_000, true],
    [15, 899_999, false],
    [15, 900_000, true],
    [1, -1, false],
  ] as const)('[SET-2] with %j minutes, locked after %j ms: %j', (autoLockMinutes, ms, isOver) => {
    expect(rules.isIdleTooLong({ ...open, autoLockMinutes }, noon + ms)).toBe(isOver);
  });

  it.each([
    [0, { left: 60_000 }],
    [59_000, { left: 1_000 }],
    [-5, { lastActivityAt: noon - 5, left: 60_000 }],
  ])('[SET-2] woken after %j ms, %j ms remain', (ms, rest) => {
    expect(rules.setTimeLeft(open, noon + ms)).toEqual(rest);
  });

  it.each([
    [3_000, 1_000, { left: 2_000 }],
    [3_000, -9_000, { left: 4_000 }],
  ])('[WALLET-3] a pause with %j ms left by the clock, woken at %j ms: %j', (until, ms, rest) => {
    expect(rules.setPause({ ...open, retryAt: noon + until, left: 4_000 }, noon + ms)).toEqual(rest);
  });

  it.each([
    [sealed, { wallet, failedAttempts: 2, autoLockMinutes: 5, retryAt: 0, left: 0 }],
    [
      { ...sealed, retryAt: noon + 1 },
      { wallet, failedAttempts: 2, autoLockMinutes: 5, retryAt: noon + 1, left: 1 },
    ],
    [
      { ...sealed, wallet: null },
      { wallet: null, failedAttempts: 2, autoLockMinutes: 5, retryAt: 0, left: 0 },
    ],
    [
      { ...sealed, autoLockMinutes: 7 as AutoLockMinutes, failedAttempts: -1 },
      { wallet, failedAttempts: 0, autoLockMinutes: 1, retryAt: 0, left: 0 },
    ],
    [
      { kind: 'none', autoLockMinutes: 15 },
      { wallet: null, failedAttempts: 0, retryAt: 0, autoLockMinutes: 15 },
    ],
  ] as const)('[WALLET-3] of stored values, %#: uses only the valid ones', (answer, taken) => {
    expect(rules.setVault(answer)).toEqual(taken);
  });

  it.each([
    [{ kind: 'opened', keys, wallet, at: noon }, true],
    [{ kind: 'opened', keys, wallet, at: Number.NaN }, false],
    [{ kind: 'opened', keys, wallet: { ...wallet, address: '' }, at: noon }, false],
    [{ kind: 'opened', keys: 'entropy', wallet, at: noon }, false],
    [{ kind: 'wrong', at: noon }, false],
    [null, false],
  ])('[WALLET-3] answer %# opens the wallet: %j', (answer, isOpened) => {
    expect(rules.isOpened(answer as never)).toBe(isOpened);
  });

  it('[WALLET-3] keys are taken from the answer or the event only', () => {
    expect([rules.keysIn({ keys }), rules.keysIn({ output: { keys } })]).toEqual([keys, keys]);
    expect(() => rules.keysIn({ type: 'signedIn' })).toThrow(TypeError);
    expect(() => rules.timeOf({})).toThrow(TypeError);
    expect(() => rules.openedBy({ kind: 'damaged' })).toThrow(TypeError);
    expect(rules.timeOf({ kind: 'wrong', at: noon })).toEqual({ at: noon });
  });

  it('[WALLET-3] a phrase is saved under the passcode of the event, and for the chosen address if there is one', () => {
    const passcode = new Secret('271828');
    const drafted = { userId: 'ada', draft: keys };
    const call = { userId: 'ada', draft: keys, place: null, passcode };
    expect(rules.sealCall(drafted, { passcode })).toEqual(call);
    expect(rules.sealCall({ ...drafted, place: wallet }, { passcode })).toEqual({ ...call, place: wallet });
    expect(() => rules.sealCall({ ...drafted, draft: null }, { passcode })).toThrow(TypeError);
    expect(() => rules.sealCall(drafted, { type: 'cancelled' })).toThrow(TypeError);
  });
});
