import { describe, expect, it } from 'vitest';
import { OpenKeys } from '../vault/keys.ts';
import { showWordsMessages } from './messages.ts';
import { isRecalled, notRecalledMessage, phraseOf, setWords, startShowing } from './rules.ts';

const phrase = new OpenKeys('words', () => {});

describe('show words rules', () => {
  it.each([
    [{ kind: 'recalled', phrase, count: 12, at: 1 }, true],
    [{ kind: 'recalled', phrase: 'words', count: 12, at: 1 }, false],
    [{ kind: 'recalled', phrase, count: 0, at: 1 }, false],
    [{ kind: 'recalled', phrase, count: 12 }, false],
    [{ kind: 'damaged' }, false],
    [null, false],
  ])('[WALLET-10] answer %# has words: %j', (answer, isRight) => {
    expect(isRecalled(answer as never)).toBe(isRight);
  });

  it('[WALLET-10] there are no words before the right passcode', () => {
    expect(() => phraseOf(startShowing({ userId: 'ada' }))).toThrow(TypeError);
    expect(() => setWords({ kind: 'damaged' })).toThrow(TypeError);
  });

  it.each([
    [{ kind: 'wrong', failedAttempts: 1, retryAt: 0, at: 1 }, showWordsMessages.wrong],
    [{ kind: 'held', failedAttempts: 6, retryAt: 2, at: 1 }, showWordsMessages.tooOften],
    [{ kind: 'damaged' }, showWordsMessages.damaged],
    [{ kind: 'weak' }, showWordsMessages.weak],
    [null, showWordsMessages.failed],
  ])('[WALLET-10] for %j the message is %s', (answer, message) => {
    expect(notRecalledMessage(answer)).toBe(message);
  });
});
