import { describe, expect, it } from 'vitest';
import { OpenKeys } from '../vault/keys.ts';
import { isMade, isWrongPick, nextPositions, startCreating } from './rules.ts';

const draft = new OpenKeys('words', () => {});

describe('create wallet rules', () => {
  it.each([
    [{ draft, positions: [1, 12] }, true],
    [{ draft, positions: [] }, false],
    [{ draft, positions: [0] }, false],
    [{ draft, positions: [-1] }, false],
    [{ draft, positions: ['1'] }, false],
    [{ draft: 'words', positions: [1] }, false],
    [null, false],
  ])('[WALLET-1] answer %# contains words to ask for: %j', (answer, isRight) => {
    expect(isMade(answer as never)).toBe(isRight);
  });

  it.each([
    [{ kind: 'wrong', positions: [3] }, true, [3]],
    [{ kind: 'wrong', positions: [] }, false, []],
    [{ kind: 'right' }, false, [1]],
  ] as const)('[WALLET-1] %j is a wrong pick: %j', (answer, isWrong, positions) => {
    const context = { ...startCreating({ userId: 'ada' }), positions: [1] };
    expect([isWrongPick(answer), nextPositions(context, answer)]).toEqual([isWrong, positions]);
  });

  it('[WALLET-1] there are twelve words unless 24 are chosen', () => {
    expect([startCreating({ userId: 'ada' }).words, startCreating({ userId: 'ada', words: 24 }).words]).toEqual([
      12, 24,
    ]);
  });
});
