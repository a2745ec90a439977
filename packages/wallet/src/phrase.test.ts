import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { HDKey } from '@scure/bip32';
import { mnemonicToSeedSync } from '@scure/bip39';
import { wordlist } from '@scure/bip39/wordlists/english.js';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkPhrase, newEntropy, normalizePhrase, PHRASE_LENGTHS, seedOf, suggestWords, wordsOf } from './secret.ts';

/** The seed of entropy 0 with this passphrase. */
const seedWith = (passphrase: string) => bytesToHex(seedOf(new Uint8Array(16), passphrase));

const ABOUT = `${'abandon '.repeat(11)}about`;

describe('BIP-39, vectors of the reference implementation', () => {
  // Entropy and words.
  const rows = [
    ['00000000000000000000000000000000', ABOUT],
    ['7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f', 'legal winner thank year wave sausage worth useful legal winner thank yellow'],
    [
      '80808080808080808080808080808080',
      'letter advice cage absurd amount doctor acoustic avoid letter advice cage above',
    ],
    ['ffffffffffffffffffffffffffffffff', `${'zoo '.repeat(11)}wrong`],
    ['000000000000000000000000000000000000000000000000', `${'abandon '.repeat(17)}agent`],
    [
      '7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f',
      'legal winner thank year wave sausage worth useful legal winner thank year wave sausage worth useful legal will',
    ],
    ['ffffffffffffffffffffffffffffffffffffffffffffffff', `${'zoo '.repeat(17)}when`],
    ['0000000000000000000000000000000000000000000000000000000000000000', `${'abandon '.repeat(23)}art`],
    ['ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff', `${'zoo '.repeat(23)}vote`],
    ['7dce4ed2284c9134d026608ab684c05c', 'lava include region explain simple omit dog slot melt reflect copy reward'],
    [
      '0ce452419635c1a5faf44d60f2029f73fdc43419b4de1f03',
      'artefact card motor cluster foster spray type meadow genius mosquito pond tree sword borrow grocery orange business burger',
    ],
    [
      '3edc83b60740d77af3afa2fcb82c2f1bc541ee4e2518ddef4996d32453f54a3c',
      'disagree tomato unique attend aspect runway solid violin witness scrap armed daring favorite warm decade perfect target kid grant play early wide cigar night',
    ],
  ] as const;

  it.each(rows)('[WALLET-1] BIP-39: entropy %s gives its words', (entropy, words) => {
    expect(wordsOf(hexToBytes(entropy)).join(' ')).toBe(words);
  });

  it.each(rows)('[WALLET-2] BIP-39: the words of %s give it back', (entropy, words) => {
    expect(checkPhrase(words)).toEqual({ kind: 'valid', entropy: hexToBytes(entropy) });
  });

  /** Seeds and BIP-32 root keys of the vectors, whose passphrase is TREZOR. */
  const seeds = [
    [
      '00000000000000000000000000000000',
      'c55257c360c07c72029aebc1b53c05ed0362ada38ead3e3e9efa3708e53495531f09a6987599d18264c1e1c92f2cf141630c7a3c4ab7c81b2f001698e7463b04',
      'xprv9s21ZrQH143K3h3fDYiay8mocZ3afhfULfb5GX8kCBdno77K4HiA15Tg23wpbeF1pLfs1c5SPmYHrEpTuuRhxMwvKDwqdKiGJS9XFKzUsAF',
    ],
    [
      '7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f',
      '2e8905819b8723fe2c1d161860e5ee1830318dbf49a83bd451cfb8440c28bd6fa457fe1296106559a3c80937a1c1069be3a3a5bd381ee6260e8d9739fce1f607',
      'xprv9s21ZrQH143K2gA81bYFHqU68xz1cX2APaSq5tt6MFSLeXnCKV1RVUJt9FWNTbrrryem4ZckN8k4Ls1H6nwdvDTvnV7zEXs2HgPezuVccsq',
    ],
  ] as const;

  it.each(seeds)(
    '[WALLET-2, WALLET-12] BIP-39: %s with its passphrase gives the published seed and root key',
    (...row) => {
      const [entropy, seed, rootKey] = row;
      const derived = seedOf(hexToBytes(entropy), 'TREZOR');
      expect(bytesToHex(derived)).toBe(seed);
      expect(HDKey.fromMasterSeed(derived).privateExtendedKey).toBe(rootKey);
    },
  );

  it('[WALLET-2] BIP-39: no passphrase is the empty one, which the addresses of BIP-84 prove', () => {
    expect(seedOf(new Uint8Array(16))).toEqual(mnemonicToSeedSync(ABOUT));
  });

  it('[WALLET-12] a passphrase keeps its blanks and capitals, and any keyboard gives the same seed', () => {
    const others = ['TREZOR', 'trezor', ' TREZOR', 'TREZOR ', ''];
    expect(new Set(others.map(seedWith)).size).toBe(others.length);
    expect(seedWith('caf\u00e9 \ufb01')).toBe(seedWith('cafe\u0301 fi'));
  });
});

describe('creating a phrase', () => {
  it.each(PHRASE_LENGTHS)('[WALLET-1] %i words use as many random bits as they can encode', (length) => {
    const requestedLengths: number[] = [];
    const random = (size: number) => {
      requestedLengths.push(size);
      return new Uint8Array(size).fill(0x5a);
    };
    const entropy = newEntropy(length, random);
    expect(requestedLengths).toEqual([(length * 32) / 3 / 8]);
    expect(wordsOf(entropy)).toHaveLength(length);
  });

  it("[WALLET-1] uses the platform's random source, 12 words, never the same twice", () => {
    expect(wordsOf(newEntropy())).toHaveLength(12);
    expect(newEntropy()).not.toEqual(newEntropy());
  });

  it('[WALLET-1] a random source that returns too few bytes is refused', () => {
    expect(() => newEntropy(12, () => new Uint8Array(8))).toThrow(RangeError);
  });
});

describe('checking a phrase', () => {
  it.each([
    ['stray spaces', `  ${ABOUT.replaceAll(' ', '   ')} \n`],
    ['line breaks and tabs', ABOUT.replaceAll(' ', '\r\n\t')],
    ['capitals', ABOUT.toUpperCase()],
    ['spaces that do not break', ABOUT.replaceAll(' ', '\u00a0')],
    ['ideographic spaces', ABOUT.replaceAll(' ', '\u3000')],
    ['letters of full width', ABOUT.replaceAll('a', '\uff41')],
    ['characters without width', `\ufeff${ABOUT.replaceAll(' ', ' \u200b')}`],
  ])('[WALLET-2] %s do not make another wallet', (_, typed) => {
    expect(checkPhrase(typed)).toEqual({ kind: 'valid', entropy: new Uint8Array(16) });
  });

  it.each([
    ['a word that is none', 'zoo zoo xyzzyx zoo', { kind: 'unknownWord', position: 3, nearest: null }],
    ['a letter missing', ABOUT.replace(/about$/, 'abut'), { kind: 'unknownWord', position: 12, nearest: 'about' }],
    ['two letters swapped', ABOUT.replace(/about$/, 'abuot'), { kind: 'unknownWord', position: 12, nearest: 'about' }],
    ['two words that are equally close', 'bot', { kind: 'unknownWord', position: 1, nearest: null }],
    ['a page of text', 'x'.repeat(5000), { kind: 'unknownWord', position: 1, nearest: null }],
    ['two words run together', 'zoozoo zoo', { kind: 'unknownWord', position: 1, nearest: null }],
    ['nothing', '   ', { kind: 'count', count: 0 }],
    ['11 words', 'abandon '.repeat(11), { kind: 'count', count: 11 }],
    ['13 words', 'abandon '.repeat(13), { kind: 'count', count: 13 }],
    ['27 words', 'abandon '.repeat(27), { kind: 'count', count: 27 }],
    ['a wrong last word', 'abandon '.repeat(12), { kind: 'checksum' }],
    ['two words in each other’s place', `about ${'abandon '.repeat(11)}`, { kind: 'checksum' }],
  ])('[WALLET-2] %s is reported', (_, typed, answer) => {
    expect(checkPhrase(typed)).toEqual(answer);
  });

  it('[WALLET-2] one changed word is detected, unless the checksum matches by chance (1 in 16 for 12 words)', () => {
    const phrase = normalizePhrase(ABOUT);
    const answers = wordlist.map((word) => checkPhrase(phrase.with(0, word).join(' ')).kind);
    expect(answers.filter((kind) => kind === 'valid').length).toBeLessThan(2048 / 8);
    expect(new Set(answers)).toEqual(new Set(['valid', 'checksum']));
  });

  it('[WALLET-1, WALLET-2] any entropy is restored from its words, however they are typed', () => {
    const size = fc.constantFrom(16, 20, 24, 28, 32);
    const entropies = size.chain((length) => fc.uint8Array({ minLength: length, maxLength: length }));
    fc.assert(
      fc.property(entropies, fc.constantFrom(' ', '\n', '  \t'), fc.boolean(), (entropy, space, isUpperCase) => {
        const typed = wordsOf(entropy).join(space);
        expect(checkPhrase(isUpperCase ? typed.toUpperCase() : typed)).toEqual({ kind: 'valid', entropy });
      }),
    );
  });
});

describe('suggesting words', () => {
  it('[WALLET-2] four letters identify every word of the list', () => {
    const long = wordlist.filter((word) => word.length >= 4);
    expect(long.filter((word) => suggestWords(word.slice(0, 4), 9).length !== 1)).toEqual([]);
  });

  it.each([
    ['zo', ['zone', 'zoo']],
    [' ZO ', ['zone', 'zoo']],
    ['ab', ['abandon', 'ability', 'able', 'about', 'above']],
    ['', []],
    ['qq', []],
    ['zoo zo', []],
  ])('[WALLET-2] suggests for %j', (typed, words) => {
    expect(suggestWords(typed)).toEqual(words);
  });
});
