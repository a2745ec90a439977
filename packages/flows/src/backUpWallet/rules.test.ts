import { describe, expect, it } from 'vitest';
import { backUpWalletMessages } from './messages.ts';
import { isSealedBackup, notBackedUpMessage, setBackup } from './rules.ts';

describe('backup rules', () => {
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
