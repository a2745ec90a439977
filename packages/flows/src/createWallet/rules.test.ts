import { describe, expect, it } from 'vitest';
import { OpenKeys } from '../vault/keys.ts';
import { isMade, isWrongPick, nextAsk, startCreating } from './rules.ts';

const draft = new OpenKeys('words', () => {});

describe('create wallet rules', () => {
  it.each([
    [{ draft, ask: [1, 12] }, true],
    [{ draft, ask: [] }, false],
    [{ draft, ask: [0] }, false],
    [{ draft, ask: [-1] }, false],
    [{ draft, ask: ['1'] }, false],
    [{ draft: 'words', ask: [1] }, false],
    [null, false],
  ])('[WALLET-1] answer %# contains words to ask for: %j', (answer, isRight) => {
    expect(isMade(answer as never)).toBe(isRight);
  });

  it.each([
    [{ kind: 'wrong', ask: [3] }, true, [3]],
    [{ kind: 'wrong', ask: [] }, false, []],
    [{ kind: 'right' }, false, [1]],
  ] as const)('[WALLET-1] %j is a wrong pick: %j', (answer, isWrong, ask) => {
    const context = { ...startCreating({ userId: 'ada' }), ask: [1] };
    expect([isWrongPick(answer), nextAsk(context, answer)]).toEqual([isWrong, ask]);
  });

  it('[WALLET-1] there are twelve words unless 24 are chosen', () => {
    expect([startCreating({ userId: 'ada' }).words, startCreating({ userId: 'ada', words: 24 }).words]).toEqual([
      12, 24,
    ]);
  });
});
