import { describe, expect, it } from 'vitest';
import { Secret } from '../secret.ts';
import { OpenKeys } from '../vault/keys.ts';
import { backupFileMessages } from './messages.ts';
import {
  backupFault,
  hasWordCount,
  isOffered,
  isSearched,
  isValid,
  phraseFault,
  setDraft,
  startImporting,
} from './rules.ts';

const draft = new OpenKeys('words', () => {});
const place = { chain: 'bitcoin', network: 'test', address: 'tb1ada' };
const words = (count: number, between = ' ') => Array.from({ length: count }, () => 'zoo').join(between);

describe('import wallet rules', () => {
  it.each([
    [12, true],
    [15, true],
    [18, true],
    [21, true],
    [24, true],
    [0, false],
    [1, false],
    [11, false],
    [13, false],
    [25, false],
    [2_000, false],
  ])('[WALLET-2] %j words: %j', (count, isRight) => {
    expect(hasWordCount(new Secret(words(count)))).toBe(isRight);
    expect(hasWordCount(new Secret(` \n${words(count, ' \t\n ')}  `))).toBe(isRight);
  });

  it.each([
    [{ kind: 'valid', draft, places: [place] }, true],
    [{ kind: 'valid', draft, places: [] }, false],
    [{ kind: 'valid', draft, places: [{ ...place, address: '' }] }, false],
    [{ kind: 'valid', draft: 'words', places: [place] }, false],
    [{ kind: 'valid', draft, places: null }, false],
    [{ kind: 'checksum' }, false],
    [null, false],
  ])('[WALLET-2] answer %# contains a list of derived addresses: %j', (answer, isRight) => {
    expect(isValid(answer as never)).toBe(isRight);
  });

  it.each([
    [{ kind: 'unknownWord' }, 'One of these words isn’t used in recovery phrases.'],
    [{ kind: 'checksum' }, 'This recovery phrase isn’t valid. Check for a wrong or swapped word.'],
    [null, 'We couldn’t check the words. Try again.'],
  ])('[WALLET-2] for %j the message is %s', (answer, message) => {
    expect(phraseFault(answer as never)).toBe(message);
  });

  it.each(['tooLarge', 'notBackup', 'otherVersion', 'damaged', 'unsafe', 'wrong'] as const)(
    '[WALLET-9] a file that is %s has its own message',
    (kind) => {
      expect(backupFault({ kind })).toBe(backupFileMessages[kind]);
    },
  );

  it('[WALLET-9] any other answer has a general message', () => {
    expect(backupFault({ kind: 'valid', draft, places: [] })).toBe(backupFileMessages.notOpened);
    expect(backupFault(null as never)).toBe(backupFileMessages.notOpened);
  });

  it.each([
    [place, true],
    [{ ...place, chain: 'solana' }, false],
    [{ ...place, network: 'main' }, false],
    [{ ...place, address: 'tb1bob' }, false],
  ])('[WALLET-2] %j is suggested: %j', (chosen, isThere) => {
    expect(isOffered({ ...startImporting({ userId: 'ada' }), places: [place] }, chosen)).toBe(isThere);
  });

  const found = {
    place: { ...place, path: "m/84'/1'/0'/0/3" },
    scheme: 'bip84',
    balances: [{ asset: 'BTC', value: '0.5' }],
  };

  it.each([
    [{ kind: 'searched', accounts: [], end: 'limit' }, true],
    [{ kind: 'searched', accounts: [found], end: 'complete' }, true],
    [{ kind: 'searched', accounts: [found], end: 'maybe' }, false],
    [{ kind: 'valid', accounts: [found], end: 'complete' }, false],
    [{ kind: 'searched', accounts: null, end: 'complete' }, false],
    [{ kind: 'searched', accounts: [null], end: 'complete' }, false],
    [{ kind: 'searched', accounts: [{ ...found, place }], end: 'complete' }, false],
    [{ kind: 'searched', accounts: [{ ...found, place: null }], end: 'complete' }, false],
    [{ kind: 'searched', accounts: [{ ...found, scheme: '' }], end: 'complete' }, false],
    [{ kind: 'searched', accounts: [{ ...found, balances: null }], end: 'complete' }, false],
    [{ kind: 'searched', accounts: [{ ...found, balances: [null] }], end: 'complete' }, false],
    [{ kind: 'searched', accounts: [{ ...found, balances: [{ asset: 'BTC' }] }], end: 'complete' }, false],
    [{ kind: 'searched', accounts: [{ ...found, balances: [{ value: '1' }] }], end: 'complete' }, false],
    [null, false],
  ])('[WALLET-11] %j is the result of a search: %j', (answer, isOne) => {
    expect(isSearched(answer as never)).toBe(isOne);
  });

  it('[WALLET-2] there is no phrase until the words are valid', () => {
    expect(startImporting({ userId: 'ada' }).draft).toBeNull();
    expect(setDraft({ kind: 'checksum' })).toEqual({});
    expect(setDraft({ kind: 'valid', draft, places: [place] })).toEqual({ draft, places: [place] });
  });
});
