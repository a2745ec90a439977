import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountText } from '../amount.ts';
import { CHAINS, DEFAULT_NETWORK } from '../chains.ts';
import { buildEvmSend } from '../send/evm.ts';
import { keelAccounts, keelWords } from './keelTools.ts';
import { packSend, unpackSend } from './packedSend.ts';
import type { ReviewedSend } from './protocol.ts';

/** BIP-39, the Trezor vectors' second row of 128 bits. */
const entropy = new Uint8Array(16).fill(0x7f);
const phrase = 'legal winner thank year wave sausage worth useful legal winner thank yellow';

describe('words', () => {
  it('[WALLET-1 WALLET-2] are those of BIP-39, in both directions', () => {
    expect(keelWords.wordsOf(entropy).join(' ')).toBe(phrase);
    expect(keelWords.read(` ${phrase.toUpperCase()}\n`)).toEqual({ kind: 'valid', entropy });
    expect(keelWords.read(phrase.replace('yellow', 'yelow'))).toEqual({ kind: 'unknownWord' });
    expect(keelWords.read(phrase.replace('yellow', 'legal'))).toEqual({ kind: 'checksum' });
    expect(keelWords.read('legal')).toEqual({ kind: 'checksum' });
  });

  it.each([
    [12, 16],
    [24, 32],
  ] as const)('[WALLET-1] %i words use %i bytes of the random source', (words, bytes) => {
    const requestedLengths: number[] = [];
    const generated = keelWords.generate(words, (length) => {
      requestedLengths.push(length);
      return new Uint8Array(length).fill(7);
    });
    expect(requestedLengths).toEqual([bytes]);
    expect(generated).toEqual(new Uint8Array(bytes).fill(7));
    expect(keelWords.wordsOf(generated)).toHaveLength(words);
  });
});

describe('accounts', () => {
  it('[WALLET-4] start with the default network, and leave the entropy unchanged', () => {
    const places = keelAccounts.places({ entropy });
    const kinds = places.map(({ network }) => network);
    expect(kinds[0]).toBe(DEFAULT_NETWORK);
    expect(kinds).toEqual(kinds.toSorted((a, b) => Number(a === 'main') - Number(b === 'main')));
    expect(new Set(places.map(({ chain }) => chain))).toEqual(new Set(Object.keys(CHAINS)));
    expect(entropy).toEqual(new Uint8Array(16).fill(0x7f));
  });
});

describe('signing', () => {
  const home = keelAccounts.places({ entropy }).find(({ chain }) => chain === 'ethereum')!;
  const otherAddress = '0x000000000000000000000000000000000000dEaD';
  const { unsigned, reviewed } = buildEvmSend({
    chain: 'ethereum',
    network: 'test',
    from: home.address,
    to: otherAddress,
    asset: 'ETH',
    amount: 1_500_000_000_000_000_000n,
    nonce: 3n,
    gasLimit: 21_000n,
    fee: { kind: 'eip1559', maxFeePerGas: 2_000_000_000n, maxPriorityFeePerGas: 1_000_000_000n },
  });
  const send: ReviewedSend = {
    unsigned: packSend({ unsigned, contracts: null }),
    to: reviewed.to,
    asset: 'ETH',
    amount: '1.5',
    fee: amountText(BigInt(reviewed.fee), 18),
  };

  it('[WALLET-5] signs bytes that match the review', () => {
    const signed = keelAccounts.sign({ entropy }, home, send);
    expect(signed?.txId).toMatch(/^(0x)?[0-9a-f]{64}$/);
    expect(keelAccounts.sign({ entropy }, home, send)).toEqual(signed);
    expect(entropy).toEqual(new Uint8Array(16).fill(0x7f));
  });

  it.each([
    ['to', home.address],
    ['asset', 'USDT'],
    ['amount', '1.4'],
    ['fee', '0'],
    ['unsigned', 'no bytes'],
    ['unsigned', packSend({ unsigned: '0x00', contracts: null })],
  ] as const)('[WALLET-5] refuses if %s differs from the bytes: %s', (name, value) => {
    expect(keelAccounts.sign({ entropy }, home, { ...send, [name]: value })).toBeNull();
  });

  it('[WALLET-5] refuses another chain, network or address', () => {
    expect(keelAccounts.sign({ entropy }, { ...home, chain: 'bnb' }, send)).toBeNull();
    expect(keelAccounts.sign({ entropy }, { ...home, network: 'main' }, send)).toBeNull();
    expect(keelAccounts.sign({ entropy }, { ...home, chain: 'constructor' }, send)).toBeNull();
    expect(keelAccounts.sign({ entropy }, { ...home, network: 'other' }, send)).toBeNull();
    expect(keelAccounts.sign({ entropy: new Uint8Array(16).fill(1) }, home, send)).toBeNull();
  });

  it('[WALLET-5] only packed transfers can be unpacked', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.option(fc.dictionary(fc.stringMatching(/^[A-Z]{3,4}$/), fc.string())),
        (bytes, contracts) => {
          expect(unpackSend(packSend({ unsigned: bytes, contracts }))).toEqual({ unsigned: bytes, contracts });
        },
      ),
    );
    for (const text of [
      '',
      'null',
      '{}',
      '{"unsigned":1,"contracts":null}',
      '{"unsigned":"a","contracts":{"USDT":2}}',
    ]) {
      expect(unpackSend(text)).toBeNull();
    }
  });

  it('[WALLET-5] a transfer that a version with USDT only packed can be unpacked', () => {
    expect(unpackSend('{"unsigned":"0x","usdtContract":"0x1"}')).toEqual({
      unsigned: '0x',
      contracts: { USDT: '0x1' },
    });
    expect(unpackSend('{"unsigned":"0x","usdtContract":null}')).toEqual({ unsigned: '0x', contracts: null });
  });
});

describe('the conflict keys of a transaction', () => {
  it('[WALLET-15] is the nonce of its address on an EVM chain, and nothing of bytes that are no transaction', () => {
    const from = keelAccounts.places({ entropy }).find(({ chain }) => chain === 'ethereum')!;
    const build = (nonce: bigint, amount: bigint) => {
      const { unsigned } = buildEvmSend({
        chain: 'ethereum',
        network: 'test',
        from: from.address,
        to: '0x000000000000000000000000000000000000dEaD',
        asset: 'ETH',
        amount,
        nonce,
        gasLimit: 21_000n,
        fee: { kind: 'eip1559', maxFeePerGas: 2_000_000_000n, maxPriorityFeePerGas: 1_000_000_000n },
      });
      return { unsigned: packSend({ unsigned, contracts: null }), to: '', asset: 'ETH', amount: '', fee: '' };
    };
    const uses = (send: ReviewedSend) => keelAccounts.conflictKeys(from, send);
    expect(uses(build(3n, 1n))).toHaveLength(1);
    expect(uses(build(3n, 1n))).toEqual(uses(build(3n, 2n)));
    expect(uses(build(3n, 1n))).not.toEqual(uses(build(4n, 1n)));
    expect(uses({ ...build(3n, 1n), unsigned: packSend({ unsigned: '0x', contracts: null }) })).toEqual([]);
  });
});
