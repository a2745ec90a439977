import { ed25519 } from '@noble/curves/ed25519.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ADDRESS_WORDS, CHAINS, type ChainId, checkAddress, type NetworkKind, networkOf } from '../index.ts';
import { isOnCurve } from './onCurve.ts';
import { readUtxoAddress } from './utxo.ts';

const BTC = 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu';
const SOL = 'HAgk14JpMQLgt6rVgv7cBQFJWFto5Dqxi472uT3DKpqk';
const EVM = '0x9858EfFD232B4033E47d90003D41EC34EcaEda94';

describe('EIP-55', () => {
  it.each([
    '0x52908400098527886E0F7030069857D2E4169EE7',
    '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
    '0xde709f2102306220921060314715629080e2fb77',
    '0x27b1fdb04752bbc536007a920d24acb045561c26',
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
    '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
    '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
  ])('[WALLET-5] EIP-55: %s is valid and has a checksum', (address) => {
    expect(check('ethereum', 'main', address)).toEqual({ kind: 'valid', address, isUnchecked: false });
  });

  it.each([EVM.toLowerCase(), `0x${EVM.slice(2).toUpperCase()}`])(
    '[WALLET-5] EIP-55: %s is in a single case, so it has no checksum',
    (address) => {
      expect(check('bnb', 'test', ` ${address}\n`)).toEqual({ kind: 'valid', address: EVM, isUnchecked: true });
    },
  );

  it('[WALLET-5] EIP-55: a change of case in any letter is detected', () => {
    const letters = Array.from(EVM, (letter, at) => ({ letter, at })).filter(
      ({ letter, at }) => at > 1 && /[a-f]/i.test(letter),
    );
    const answers = letters.map(({ letter, at }) => {
      const other = letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase();
      return check('ethereum', 'main', EVM.slice(0, at) + other + EVM.slice(at + 1));
    });
    expect(answers).toEqual(letters.map(() => ({ kind: 'invalid', reason: 'checksum' })));
  });
});

describe('BIP-173 and BIP-350', () => {
  it.each([
    ['BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4', '0014751e76e8199196d454941c45d1b3a323f1433bd6', 'main'],
    [
      'tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3q0sl5k7',
      '00201863143c14c5166804bd19203356da136c985678cd4d27a1b8c6329604903262',
      'test',
    ],
    [
      'tb1qqqqqp399et2xygdj5xreqhjjvcmzhxw4aywxecjdzew6hylgvsesrxh6hy',
      '0020000000c4a5cad46221b2a187905e5266362b99d5e91c6ce24d165dab93e86433',
      'test',
    ],
    [
      'tb1pqqqqp399et2xygdj5xreqhjjvcmzhxw4aywxecjdzew6hylgvsesf3hn0c',
      '5120000000c4a5cad46221b2a187905e5266362b99d5e91c6ce24d165dab93e86433',
      'test',
    ],
    [
      'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0',
      '512079be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798',
      'main',
    ],
  ] as const)('[WALLET-5] BIP-350: %s pays to script %s', (address, script, network) => {
    const read = readUtxoAddress('bitcoin', address);
    expect(read.kind === 'read' && bytesToHex(read.script)).toBe(script);
    expect(check('bitcoin', network, address)).toEqual({
      kind: 'valid',
      address: address.toLowerCase(),
      isUnchecked: false,
    });
  });

  it.each([
    // BIP-350 calls them valid for forward compatibility.
    'bc1pw508d6qejxtdg4y5r3zarvary0c5xw7kw508d6qejxtdg4y5r3zarvary0c5xw7kt5nd6y',
    'BC1SW50QGDZ25J',
    'bc1zw508d6qejxtdg4y5r3zarvaryvaxxpcs',
  ])('[WALLET-5] BIP-350: %s has an unknown witness version, which is a reason of its own', (address) => {
    expect(check('bitcoin', 'main', address)).toEqual({ kind: 'invalid', reason: 'unknownWitness' });
  });

  it.each([
    ['tc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vq5zuyut', 'wrongChain'],
    ['bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd', 'checksum'],
    ['tb1z0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqglt7rf', 'checksum'],
    ['BC1S0XLXVLHEMJA6C4DQV22UAPCTQUPFHLXM9H8Z3K2E72Q4K9HCZ7VQ54WELL', 'checksum'],
    ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kemeawh', 'checksum'],
    ['tb1q0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vq24jc47', 'checksum'],
    ['bc1p38j9r5y49hruaue7wxjce0updqjuyyx0kh56v8s25huc6995vvpql3jow4', 'checksum'],
    ['BC130XLXVLHEMJA6C4DQV22UAPCTQUPFHLXM9H8Z3K2E72Q4K9HCZ7VQ7ZWS8R', 'malformed'],
    ['bc1pw5dgrnzv', 'malformed'],
    ['bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7v8n0nx0muaewav253zgeav', 'malformed'],
    ['BC1QR508D6QEJXTDG4Y5R3ZARVARYV98GJ9P', 'malformed'],
    ['tb1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vq47Zagq', 'malformed'],
    ['bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7v07qwwzcrf', 'malformed'],
    ['tb1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vpggkg4j', 'malformed'],
    ['bc1gmk9yu', 'malformed'],
  ])('[WALLET-5] BIP-350: %s is refused: %s', (address, reason) => {
    const network = /^tb/i.test(address) ? 'test' : 'main';
    expect(check('bitcoin', network, address)).toEqual({ kind: 'invalid', reason });
  });

  it('[WALLET-5] BIP-173: one wrong character anywhere is detected', () => {
    const letters = Array.from('qpzry9x8gf2tvdw0s3jn54khce6mua7l');
    const at = fc.integer({ min: 4, max: BTC.length - 1 });
    fc.assert(
      fc.property(at, fc.constantFrom(...letters), (position, letter) => {
        fc.pre(BTC[position] !== letter);
        const typo = BTC.slice(0, position) + letter + BTC.slice(position + 1);
        expect(check('bitcoin', 'main', typo)).toEqual({ kind: 'invalid', reason: 'checksum' });
      }),
    );
  });
});

describe('BIP-341, BIP-86 and the legacy formats', () => {
  it.each([
    [
      'BIP-341',
      'bc1p2wsldez5mud2yam29q22wgfh9439spgduvct83k3pm50fcxa5dps59h4z5',
      '512053a1f6e454df1aa2776a2814a721372d6258050de330b3c6d10ee8f4e0dda343',
    ],
    [
      'BIP-341',
      'bc1pz37fc4cn9ah8anwm4xqqhvxygjf9rjf2resrw8h8w4tmvcs0863sa2e586',
      '5120147c9c57132f6e7ecddba9800bb0c4449251c92a1e60371ee77557b6620f3ea3',
    ],
    [
      'BIP-341',
      'bc1punvppl2stp38f7kwv2u2spltjuvuaayuqsthe34hd2dyy5w4g58qqfuag5',
      '5120e4d810fd50586274face62b8a807eb9719cef49c04177cc6b76a9a4251d5450e',
    ],
    [
      'BIP-86',
      'bc1p5cyxnuxmeuwuvkwfem96lqzszd02n6xdcjrs20cac6yqjjwudpxqkedrcr',
      '5120a60869f0dbcf1dc659c9cecbaf8050135ea9e8cdc487053f1dc6880949dc684c',
    ],
    [
      'BIP-86',
      'bc1p4qhjn9zdvkux4e44uhx8tc55attvtyu358kutcqkudyccelu0was9fqzwh',
      '5120a82f29944d65b86ae6b5e5cc75e294ead6c59391a1edc5e016e3498c67fc7bbb',
    ],
    // BIP-16 and BIP-13 have no such rows; these two pay to the hash of the key in BIP-173's examples.
    ['BIP-173 key, P2PKH', '1BgGZ9tcN4rm9KBzDn7KprQz87SZ26SAMH', '76a914751e76e8199196d454941c45d1b3a323f1433bd688ac'],
    ['BIP-49', '2Mww8dCYPUpKHofjgcXcBCEGmniw9CoaiD2', 'a914336caa13e08b96080a32b5d818d59b4ab3b3674287'],
  ])('[WALLET-5] %s: %s pays to script %s', (_, address, script) => {
    const read = readUtxoAddress('bitcoin', address);
    expect(read.kind === 'read' && bytesToHex(read.script)).toBe(script);
  });
});

describe('reasons for refusing an address', () => {
  it.each<[string, ChainId, NetworkKind, string, string]>([
    ['nothing', 'ethereum', 'test', '  ', 'empty'],
    ['words', 'ethereum', 'test', 'to my friend', 'malformed'],
    ['too short', 'ethereum', 'test', EVM.slice(0, -1), 'malformed'],
    ['too long', 'ethereum', 'test', `${EVM}0`, 'malformed'],
    ['without 0x', 'ethereum', 'test', EVM.slice(2), 'malformed'],
    ['a letter that is no digit', 'ethereum', 'test', `${EVM.slice(0, -1)}g`, 'malformed'],
    ['zero', 'ethereum', 'main', `0x${'0'.repeat(40)}`, 'zero'],
    ['Bitcoin’s', 'ethereum', 'main', BTC, 'wrongChain'],
    ['Solana’s', 'bnb', 'main', SOL, 'wrongChain'],
    ['USDT itself', 'ethereum', 'main', usdt('ethereum'), 'tokenContract'],
    ['USDT itself in lower case', 'bnb', 'main', usdt('bnb').toLowerCase(), 'tokenContract'],
    ['USDT of the other network', 'ethereum', 'test', usdt('ethereum'), 'tokenContract'],
    ['USDT itself', 'solana', 'main', usdt('solana'), 'tokenContract'],
    ['USDT of Ethereum (W-11)', 'bnb', 'main', usdt('ethereum'), 'tokenContract'],
    ['USDT of BNB Smart Chain (W-11)', 'ethereum', 'test', usdt('bnb'), 'tokenContract'],
    ['USDC (W-11)', 'solana', 'main', 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v', 'tokenContract'],
    ['wrapped SOL (W-11)', 'solana', 'test', 'So11111111111111111111111111111111111111112', 'tokenContract'],
    ['the newer token program (W-11)', 'solana', 'main', 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb', 'notAWallet'],
    ['the clock (W-11)', 'solana', 'main', 'SysvarC1ock11111111111111111111111111111111', 'notAWallet'],
    ['where coins are destroyed (W-11)', 'ethereum', 'main', '0x000000000000000000000000000000000000dEaD', 'zero'],
    ['a program that is built in (W-11)', 'bnb', 'main', '0x0000000000000000000000000000000000000001', 'zero'],
    ['of the main network', 'bitcoin', 'test', BTC, 'wrongNetwork'],
    ['of the test network', 'bitcoin', 'main', 'tb1q6rz28mcfaxtmd6v789l9rrlrusdprr9pqcpvkl', 'wrongNetwork'],
    ['of regtest', 'bitcoin', 'test', 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080', 'wrongNetwork'],
    ['old, of the main network', 'bitcoin', 'test', '1BgGZ9tcN4rm9KBzDn7KprQz87SZ26SAMH', 'wrongNetwork'],
    ['old, with a wrong letter', 'bitcoin', 'main', '1BgGZ9tcN4rm9KBzDn7KprQz87SZ26SAMh', 'checksum'],
    ['Litecoin’s', 'bitcoin', 'main', 'LVg2kJoFNg45Nbpy53h7Fe1wKyeXVRhMH9', 'wrongChain'],
    ['Ethereum’s', 'bitcoin', 'main', EVM, 'wrongChain'],
    ['Solana’s', 'bitcoin', 'main', SOL, 'wrongChain'],
    ['Ethereum’s', 'solana', 'main', EVM, 'wrongChain'],
    ['Bitcoin’s', 'solana', 'main', BTC, 'wrongChain'],
    ['old Bitcoin’s', 'solana', 'main', '1BgGZ9tcN4rm9KBzDn7KprQz87SZ26SAMH', 'wrongChain'],
    ['the system program', 'solana', 'main', '1'.repeat(32), 'zero'],
    ['the token program', 'solana', 'main', 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA', 'notAWallet'],
    // The address that the token program's own library derives for the wallet above and USDT: a token account.
    ['a token account', 'solana', 'main', '6pXYguUixhfdydHDMgsvSy3sAWjStL2eEYh4KeYJAUDk', 'notAWallet'],
    ['a letter cut off', 'solana', 'main', SOL.slice(0, -2), 'malformed'],
    ['a letter base58 has not', 'solana', 'main', `${SOL.slice(0, -1)}0`, 'malformed'],
  ])('[WALLET-5] %s on %s %s: %s is %s', (_, chain, network, address, reason) => {
    expect(check(chain, network, address)).toEqual({ kind: 'invalid', reason });
  });

  it.each([
    ['ethereum', EVM, EVM.toLowerCase()],
    ['bitcoin', BTC, BTC.toUpperCase()],
    ['solana', SOL, SOL],
  ] as const)("[WALLET-5] one's own address on %s is recognised in every notation", (chain, own, typed) => {
    const answer = checkAddress(typed, { chain, network: 'main', own });
    expect(answer).toEqual({ kind: 'invalid', reason: 'own' });
  });

  it('[WALLET-5] the contract of a token is not a valid recipient', () => {
    const context = { chain: 'ethereum', network: 'test', tokens: [EVM.toLowerCase()] } as const;
    expect(checkAddress(EVM, context)).toEqual({ kind: 'invalid', reason: 'tokenContract' });
  });

  it('[WALLET-5] each reason has a different message', () => {
    const words = Object.values(ADDRESS_WORDS);
    expect(new Set(words).size).toBe(words.length);
  });

  it('[WALLET-5] never throws, and refuses text it does not recognise', () => {
    const chains = Object.keys(CHAINS) as ChainId[];
    fc.assert(
      fc.property(fc.constantFrom(...chains), fc.string({ unit: 'binary' }), (chain, text) => {
        expect(check(chain, 'main', text).kind).toBe('invalid');
      }),
    );
  });
});

describe('Dogecoin', () => {
  // src/test/data/base58_keys_valid.json of Dogecoin Core; the first address of the phrase of BIP-84's examples in Ledger Live.
  it.each([
    ['main', 'DD4KSSuBJqcjuTcvUg1CgUKeurPUFeEZkE', 'p2pkh'],
    ['main', 'A7HRQk3GFCW2QasvdZxXuYj8kkQK5QrYLs', 'p2sh'],
    ['main', 'DBus3bamQjgJULBJtYXpEzDWQRwF5iwxgC', 'p2pkh'],
    ['test', 'nhRsrUaxZou6sewjqaS37cJrMRJRgwVXdk', 'p2pkh'],
    ['test', '2MsvyG12kxxipe276Au4zKqvd2xdrBuHWb3', 'p2sh'],
  ] as const)('[WALLET-14] an address of the %s network, %s, is %s', (network, address, recipient) => {
    expect(check('dogecoin', network, address)).toEqual({ kind: 'valid', address, isUnchecked: false });
    expect(readUtxoAddress('dogecoin', address)).toMatchObject({ network, recipient });
  });

  it.each([
    // `strAddressBad` of src/test/key_tests.cpp.
    ['with a wrong letter', 'dogecoin', 'main', 'DRjyUS2uuieEPkhZNdQz8hE5YycxVEqSXA', 'checksum'],
    ['of the main network', 'dogecoin', 'test', 'DD4KSSuBJqcjuTcvUg1CgUKeurPUFeEZkE', 'wrongNetwork'],
    ['of the test network', 'dogecoin', 'main', 'nhRsrUaxZou6sewjqaS37cJrMRJRgwVXdk', 'wrongNetwork'],
    ['old Bitcoin’s', 'dogecoin', 'main', '1BgGZ9tcN4rm9KBzDn7KprQz87SZ26SAMH', 'wrongChain'],
    ['old Bitcoin’s', 'dogecoin', 'test', 'mrCDrCybB6J1vRfbwM5hemdJz73FwDBC8r', 'wrongChain'],
    ['segwit Bitcoin’s', 'dogecoin', 'main', BTC, 'wrongChain'],
    ['damaged segwit Bitcoin’s', 'dogecoin', 'main', `${BTC.slice(0, -1)}q`, 'malformed'],
    ['Litecoin’s', 'dogecoin', 'main', 'LVg2kJoFNg45Nbpy53h7Fe1wKyeXVRhMH9', 'wrongChain'],
    ['Ethereum’s', 'dogecoin', 'main', EVM, 'wrongChain'],
    ['Dogecoin’s', 'bitcoin', 'main', 'DD4KSSuBJqcjuTcvUg1CgUKeurPUFeEZkE', 'wrongChain'],
    ['Dogecoin’s', 'bitcoin', 'test', 'nhRsrUaxZou6sewjqaS37cJrMRJRgwVXdk', 'wrongChain'],
    ['Dogecoin’s', 'solana', 'main', 'DD4KSSuBJqcjuTcvUg1CgUKeurPUFeEZkE', 'wrongChain'],
  ] as const)('[WALLET-14] %s on %s %s: %s is %s', (_, chain, network, address, reason) => {
    expect(check(chain, network, address)).toEqual({ kind: 'invalid', reason });
  });
});

describe('points of the curve', () => {
  it('[WALLET-5] RFC 8032: every public key is on the curve', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), (key) => {
        expect(isOnCurve(ed25519.getPublicKey(key))).toBe(true);
      }),
      { numRuns: 20 },
    );
  });

  it('[WALLET-5] RFC 8032: any 32 bytes are classified as the library classifies them', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), (bytes) => {
        expect(isOnCurve(bytes)).toBe(isPoint(bytes));
      }),
    );
    // The curve's neutral point, a point of small order, and the smallest y without a point.
    expect([1, 0, 2].map((first) => isOnCurve(Uint8Array.of(first, ...new Uint8Array(31))))).toEqual([
      true,
      true,
      false,
    ]);
    expect(isPoint(hexToBytes(`02${'00'.repeat(31)}`))).toBe(false);
  });
});

function check(chain: ChainId, network: NetworkKind, text: string) {
  return checkAddress(text, { chain, network });
}

function usdt(chain: ChainId): string {
  return networkOf(chain, 'main').contracts?.['USDT'] ?? '';
}

function isPoint(bytes: Uint8Array): boolean {
  try {
    // Values of y beyond the prime, which Solana accepts as well.
    ed25519.Point.fromBytes(bytes, true);
    return true;
  } catch {
    return false;
  }
}
