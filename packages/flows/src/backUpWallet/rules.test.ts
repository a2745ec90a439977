import { describe, expect, it } from 'vitest';
import { Secret } from '../secret.ts';
import { backUpWalletMessages } from './messages.ts';
import { isSealedBackup, notBackedUpMessage, passphraseFault, setBackup } from './rules.ts';

const faultOf = (text: string) => passphraseFault(new Secret(text), new Secret(text));

describe('backup rules', () => {
  it.each([
    ['correct horse battery staple', null],
    ['twelve chars', null],
    ['six of nine, 69', null],
    ['ñandú está aquí', null],
    ['eleven char', backUpWalletMessages.short],
    [`a b c d e ${'f'.repeat(118)}`, null],
    [`a b c d e ${'f'.repeat(119)}`, backUpWalletMessages.long],
    ['482915306742', backUpWalletMessages.easy],
    ['1990-12-31 1991/01/02', backUpWalletMessages.easy],
    ['aaaaaaaaaaaa', backUpWalletMessages.easy],
    ['abababababab', backUpWalletMessages.easy],
    ['aabbaababbab', backUpWalletMessages.easy],
    ['abcabcabcabc', backUpWalletMessages.easy],
    ['abcdbbadcabd', backUpWalletMessages.easy],
  ])('[WALLET-9] passphrase %j: %j', (text, fault) => {
    expect(faultOf(text)).toBe(fault);
  });

  it('[WALLET-9] both have to be the same', () => {
    expect(passphraseFault(new Secret('correct horse'), new Secret('correct house'))).toBe(
      backUpWalletMessages.different,
    );
  });

  it('[WALLET-9] a long passphrase is judged in no time', () => {
    const started = performance.now();
    faultOf('ab'.repeat(63));
    faultOf(`${'abcd'.repeat(31)}e`);
    expect(performance.now() - started).toBeLessThan(100);
  });

  it('[WALLET-9] only a finished backup is offered', () => {
    expect(isSealedBackup({ kind: 'sealed', text: 'a', at: 1 })).toBe(true);
    for (const answer of [null, { kind: 'weak' }, { kind: 'sealed', text: '', at: 1 }, { kind: 'sealed', text: 'a' }]) {
      expect(isSealedBackup(answer)).toBe(false);
    }
    expect(() => setBackup({ kind: 'weak' })).toThrow(TypeError);
  });

  it.each([
    [{ kind: 'wrong', failedAttempts: 1, retryAt: 0, at: 1 }, backUpWalletMessages.wrong],
    [{ kind: 'held', failedAttempts: 6, retryAt: 2, at: 1 }, backUpWalletMessages.tooOften],
    [{ kind: 'damaged' }, backUpWalletMessages.damaged],
    [{ kind: 'weak' }, backUpWalletMessages.weak],
    [{ kind: 'wrong' }, backUpWalletMessages.failed],
    [null, backUpWalletMessages.failed],
  ])('[WALLET-9] for %j the message is %s', (answer, message) => {
    expect(notBackedUpMessage(answer)).toBe(message);
  });
});
