import { describe, expect, it } from 'vitest';
import { setup } from 'xstate';
import { Secret } from '../secret.ts';
import { OpenKeys } from '../vault/keys.ts';
import type { AnyCases } from './explore.ts';
import { fuzz } from './fuzz.ts';
import { kettleCases } from './kettle.ts';
import { secretsOf, showsSecret } from './secrets.ts';

const phrase = 'legal winner thank yellow';
const secrets = ['opensesame', '0417', phrase];

describe('secrets', () => {
  it('[WALLET-3] are those of the cases, and the content of every handle in the examples', () => {
    const cases: AnyCases = {
      ...kettleCases,
      secrets: [phrase],
      inputs: [{ code: new Secret('0417') }],
      answers: { heat: [{ kind: 'hot', keys: [new OpenKeys('opensesame', () => {})] }, new OpenKeys(7, () => {})] },
    };
    expect(secretsOf(cases)).toEqual([phrase, '0417', 'ada-was-here', 'opensesame']);
  });

  it.each([
    ['a part of a text', { message: 'No opensesame here' }],
    ['a field name', { opensesame: true }],
    ['a number', { digits: 904_173 }],
    ['the words of an error', { error: new Error('0417 is wrong') }],
    ['the cause of an error', new Error('no', { cause: ['0417'] })],
    ['a map', new Map([['code', '0417']])],
    ['a set, deep down', { a: [{ b: new Set(['0417']) }] }],
    ['what JSON would show', { toJSON: () => '0417' }],
    ['a whole phrase', { note: `my ${phrase}` }],
    ['one word of a phrase', { words: ['winner'] }],
  ])('[WALLET-3] are recognised in %s', (_, value) => {
    expect(showsSecret(value, secrets)).toBe(true);
  });

  it.each([
    ['a handle', { password: new Secret('opensesame') }],
    ['a word of a phrase within a sentence', { message: 'You may thank us later' }],
    ['a moment whose digits are those of a code', { at: 1_795_104_170_000 }],
    ['a loop', loop()],
  ])('[WALLET-3] are not recognised in %s', (_, value) => {
    expect(showsSecret(value, secrets)).toBe(false);
  });

  it('[WALLET-3] are found by a random run in the arguments of an action, even if it stores nothing', async () => {
    const leaky = setup({
      types: { events: {} as { type: 'pressed'; by: Secret } },
      actions: { note: (...given: readonly [unknown, string]) => void given },
    }).createMachine({
      id: 'leaky',
      on: { pressed: { actions: { type: 'note', params: ({ event }) => event.by.reveal() } } },
    });
    await expect(fuzz(leaky, kettleCases, { runs: 50 })).rejects.toMatchObject({
      cause: { message: 'a secret can be seen' },
    });
  });
});

function loop(): object {
  const one: Record<string, unknown> = {};
  one['itself'] = one;
  return one;
}
