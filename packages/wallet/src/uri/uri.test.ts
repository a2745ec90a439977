import { base58 } from '@scure/base';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CHAINS,
  type PayRequest,
  readUri,
  tokenNamed,
  URI_WORDS,
  type UriContext,
  uriQrText,
  uriText,
} from '../index.ts';

const onBitcoin: UriContext = { chain: 'bitcoin', network: 'main' };
const onEthereum: UriContext = { chain: 'ethereum', network: 'main' };
const onSolana: UriContext = { chain: 'solana', network: 'main' };
const TOKEN = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

describe('BIP-21', () => {
  // The formats of the standard's examples; their address is refused below.
  const donationAddress = '1BgGZ9tcN4rm9KBzDn7KprQz87SZ26SAMH';
  it.each([
    [`bitcoin:${donationAddress}`, {}],
    [`bitcoin:${donationAddress}?label=Luke-Jr`, { label: 'Luke-Jr' }],
    [`bitcoin:${donationAddress}?amount=20.3&label=Luke-Jr`, { amount: 2_030_000_000n, label: 'Luke-Jr' }],
    [
      `bitcoin:${donationAddress}?amount=50&label=Luke-Jr&message=Donation%20for%20project%20xyz`,
      { amount: 5_000_000_000n, label: 'Luke-Jr', message: 'Donation for project xyz' },
    ],
    [`bitcoin:${donationAddress}?somethingyoudontunderstand=50&somethingelseyoudontget=999`, {}],
    [`BitCoin:${donationAddress}?amount=50.00`, { amount: 5_000_000_000n }],
  ])('[WALLET-5] BIP-21: %s', (link, more) => {
    const request = { chain: 'bitcoin', network: 'main', address: donationAddress, asset: 'BTC', ...more };
    expect(readUri(link, onBitcoin)).toEqual({ kind: 'request', request });
  });

  it.each([
    [`bitcoin:${donationAddress}?req-somethingyoudontunderstand=50&req-somethingelseyoudontget=999`, 'unsupported'],
    [`bitcoin:${donationAddress}?amount=50,000.00`, 'amount'],
    [`bitcoin:${donationAddress}?amount=-1`, 'amount'],
    [`bitcoin:${donationAddress}?amount=1e8`, 'amount'],
    [`bitcoin:${donationAddress}?amount=0.000000001`, 'amount'],
    [`bitcoin:${donationAddress}?amount=`, 'amount'],
    [`bitcoin:${donationAddress}?amount=1&amount=2`, 'malformed'],
    [`bitcoin:${donationAddress}?label=%E0%A4%A`, 'malformed'],
    [`bitcoin:${donationAddress.slice(0, -1)}h`, 'malformed'],
    // The example address of the standard has a wrong checksum.
    ['bitcoin:175tWpb8K1S7NmH4Zx6rewF9WQrcZv245W', 'malformed'],
    ['bitcoin:?amount=1', 'unsupported'],
    ['bitcoin:BC1SW50QGDZ25J', 'unsupported'],
  ])('[WALLET-5] BIP-21: %s is refused: %s', (link, reason) => {
    expect(readUri(link, onBitcoin)).toEqual({ kind: 'invalid', reason });
  });

  const segwit = 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu';
  const onTest = 'tb1q6rz28mcfaxtmd6v789l9rrlrusdprr9pqcpvkl';
  it.each([
    [`BITCOIN:${segwit.toUpperCase()}?AMOUNT=0.5&LABEL=Luke`, segwit, 'main', { amount: 50_000_000n, label: 'Luke' }],
    [`bitcoin:${segwit}?%61mount=0.5`, segwit, 'main', { amount: 50_000_000n }],
    [`bitcoin:?bc=${segwit}`, segwit, 'main', {}],
    [`BITCOIN:?BC=${segwit.toUpperCase()}&AMOUNT=1`, segwit, 'main', { amount: 100_000_000n }],
    [`bitcoin:?tb=${onTest}&bc=${segwit}`, segwit, 'main', {}],
    [`bitcoin:?tb=${onTest}`, onTest, 'test', {}],
    [`bitcoin:?bc=${segwit}&bc=${segwit.slice(0, -1)}`, segwit, 'main', {}],
    [`bitcoin:${donationAddress}?bc=${segwit}`, donationAddress, 'main', {}],
  ] as const)('[WALLET-5] BIP-321: %s keeps all parts (W-16)', (link, address, network, more) => {
    const request = { chain: 'bitcoin', network, address, asset: 'BTC', ...more };
    expect(readUri(link, onBitcoin)).toEqual({ kind: 'request', request });
  });

  it.each([
    [`bitcoin:${donationAddress}?REQ-FOO=1`, 'unsupported'],
    [`bitcoin:${donationAddress}?%72eq-foo=1`, 'unsupported'],
    [`bitcoin:${donationAddress}?amount=1&AMOUNT=2`, 'malformed'],
    [`bitcoin:?bc=${onTest}`, 'malformed'],
    [`bitcoin:?tb=${segwit}`, 'malformed'],
    ['bitcoin:?lno=lno1qcp4256ypq', 'unsupported'],
  ])('[WALLET-5] BIP-321: %s is refused: %s (W-16)', (link, reason) => {
    expect(readUri(link, onBitcoin)).toEqual({ kind: 'invalid', reason });
  });

  it('[WALLET-5] BIP-321: of two networks the active one is used (W-16)', () => {
    const link = `bitcoin:?bc=${segwit}&tb=${onTest}`;
    expect(readUri(link, { chain: 'bitcoin', network: 'test' })).toMatchObject({ request: { address: onTest } });
  });

  it('[WALLET-6] BIP-173: a QR code contains the address in upper case, with the same meaning', () => {
    const address = 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu';
    const request: PayRequest = { chain: 'bitcoin', network: 'main', address, asset: 'BTC', amount: 100_000n };
    expect(uriText(request)).toBe(`bitcoin:${address}?amount=0.001`);
    expect(uriQrText(request)).toBe(`BITCOIN:${address.toUpperCase()}?amount=0.001`);
    expect(readUri(uriQrText(request), onEthereum)).toEqual({ kind: 'request', request });
    // In base58 it would become another address.
    expect(uriQrText({ ...request, address: donationAddress })).toBe(`bitcoin:${donationAddress}?amount=0.001`);
  });
});

describe('EIP-681', () => {
  it("[WALLET-5] EIP-681: the standard's payment of 2.014 ether", () => {
    const address = '0xfb6916095ca1df60bb79Ce92ce3ea74c37c5d359';
    // The standard's example has a wrong checksum in its address (EIP-55), so it is read in lower case.
    expect(readUri(`ethereum:${address}?value=2.014e18`, onEthereum)).toEqual({ kind: 'invalid', reason: 'malformed' });
    expect(readUri(`ethereum:${address.toLowerCase()}?value=2.014e18`, onEthereum)).toEqual({
      kind: 'request',
      request: {
        chain: 'ethereum',
        network: 'main',
        address: address.toLowerCase(),
        asset: 'ETH',
        amount: 2_014_000_000_000_000_000n,
      },
    });
  });

  it("[WALLET-5] EIP-681: the Unicorn token of the standard is not one of this wallet's", () => {
    const link =
      'ethereum:0x89205a3a3b2a69de6dbf7f01ed13b2108b2c43e7/transfer?address=0x8e23ee67d1332ad560396262c48ffbb01f93d052&uint256=1';
    expect(readUri(link, onEthereum)).toEqual({ kind: 'invalid', reason: 'unknownToken' });
  });

  it.each([
    [`ethereum:${TOKEN}`, onEthereum, 'ethereum', 'main'],
    [`ethereum:pay-${TOKEN}@1`, onSolana, 'ethereum', 'main'],
    [`ethereum:${TOKEN}@11155111`, onEthereum, 'ethereum', 'test'],
    [`ethereum:${TOKEN}@56`, onEthereum, 'bnb', 'main'],
    [`ethereum:${TOKEN}@97`, onEthereum, 'bnb', 'test'],
    [`ethereum:${TOKEN}`, { chain: 'bnb', network: 'test' }, 'bnb', 'test'],
    [`ethereum:${TOKEN}`, { chain: 'bitcoin', network: 'test' }, 'ethereum', 'test'],
  ] as const)('[WALLET-5] EIP-681: %s read on %j requests %s %s', (link, context, chain, network) => {
    const { symbol } = CHAINS[chain].native;
    const request = { chain, network, address: TOKEN, asset: symbol };
    expect(readUri(link, context)).toEqual({ kind: 'request', request });
  });

  it('[WALLET-5] EIP-681: USDT has the contract and the decimals of its chain', () => {
    const [eth, bnb] = (['ethereum', 'bnb'] as const).map((chain) => {
      const request: PayRequest = { chain, network: 'main', address: TOKEN, asset: 'USDT', amount: 1_000_000n };
      const link = uriText(request);
      expect(readUri(link, onSolana)).toEqual({ kind: 'request', request });
      return link;
    });
    expect(eth).toBe(`ethereum:0xdAC17F958D2ee523a2206206994597C13D831ec7@1/transfer?address=${TOKEN}&uint256=1000000`);
    expect(bnb).toContain('0x55d398326f99059fF775485246999027B3197955@56/transfer');
  });

  it('[WALLET-5, WALLET-6] EIP-681: USDT of a test network is known only where the operator configured it', () => {
    const request: PayRequest = { chain: 'ethereum', network: 'test', address: TOKEN, asset: 'USDT' };
    const contract = '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB';
    const link = uriText(request, { USDT: contract });
    const here = { chain: 'ethereum', network: 'test', contracts: { USDT: contract.toLowerCase() } } as const;
    expect(readUri(link, here)).toEqual({ kind: 'request', request });
    expect(readUri(link, { ...here, chain: 'bnb' })).toEqual({ kind: 'invalid', reason: 'unknownToken' });
    expect(() => uriText(request)).toThrow(RangeError);
    expect(() => uriText({ ...request, chain: 'solana' })).toThrow(RangeError);
  });

  it.each([
    [`ethereum:${TOKEN}@5`, 'unknownNetwork'],
    [`ethereum:${TOKEN}@1/approve?address=${TOKEN}&uint256=1`, 'unsupported'],
    ['ethereum:vitalik.eth?value=1', 'unsupported'],
    ['ethereum:', 'malformed'],
    [`ethereum:${TOKEN.slice(0, -1)}`, 'malformed'],
    [`ethereum:${TOKEN}?value=1.5`, 'amount'],
    [`ethereum:${TOKEN}?value=1.55e1`, 'amount'],
    [`ethereum:${TOKEN}?value=-1`, 'amount'],
    [`ethereum:${TOKEN}?value=0`, 'amount'],
    [`ethereum:${TOKEN}?value=1e999`, 'amount'],
    [`ethereum:${TOKEN}?value=${'9'.repeat(90)}`, 'amount'],
    [`ethereum:${TOKEN}?value=`, 'amount'],
    [`ethereum:0xdAC17F958D2ee523a2206206994597C13D831ec7@1/transfer?uint256=1`, 'malformed'],
    [
      `ethereum:0xdAC17F958D2ee523a2206206994597C13D831ec7@1/transfer?address=${TOKEN}&uint256=1&value=1`,
      'unsupported',
    ],
    [`ethereum:0xdAC17F958D2ee523a2206206994597C13D831ec7@1/transfer?address=${TOKEN}&uint256=x`, 'amount'],
  ])('[WALLET-5] EIP-681: %s is refused: %s', (link, reason) => {
    expect(readUri(link, onEthereum)).toEqual({ kind: 'invalid', reason });
  });
});

describe('Solana Pay', () => {
  const address = 'mvines9iiHiQTysrwkJjGf2gb9Ex9jXJX8ns3qwf2kN';
  it.each([
    [`solana:${address}?label=Michael`, { label: 'Michael' }],
    [
      `solana:${address}?amount=1&label=Michael&message=Thanks%20for%20all%20the%20fish`,
      { amount: 1_000_000_000n, label: 'Michael', message: 'Thanks for all the fish' },
    ],
    [`solana:${address}?amount=0.01`, { amount: 10_000_000n }],
  ])('[WALLET-5] Solana Pay: %s', (link, more) => {
    const request = { chain: 'solana', network: 'main', address, asset: 'SOL', ...more };
    expect(readUri(link, onSolana)).toEqual({ kind: 'request', request });
  });

  it.each([
    // Parameters that the payer would have to include are refused rather than ignored.
    [
      `solana:${address}?amount=1&label=Michael&message=Thanks%20for%20all%20the%20fish&memo=OrderId12345`,
      'unsupported',
    ],
    [`solana:${address}?amount=1&reference=${address}&reference=${address}`, 'unsupported'],
    [`solana:${address}?amount=0.01&spl-token=So11111111111111111111111111111111111111112`, 'unknownToken'],
    ['solana:https://example.com/solana-pay', 'unsupported'],
    ['solana:https%3A%2F%2Fexample.com%2Fsolana-pay%3Forder%3D12345', 'unsupported'],
    // The escapes decode to `memo`.
    [`solana:${address}?%6demo=OrderId12345`, 'unsupported'],
    [`solana:${address}?amount=1&Memo=OrderId12345`, 'unsupported'],
    [`solana:${address}?MEMO=a&memo=b`, 'unsupported'],
    [`solana:${address}?amount=.5`, 'amount'],
    [`solana:${address}?amount=1e2`, 'amount'],
    [`solana:${address}?amount=0.0000000001`, 'amount'],
    ['solana:nobody', 'malformed'],
  ])('[WALLET-5] Solana Pay: %s is refused: %s', (link, reason) => {
    expect(readUri(link, onSolana)).toEqual({ kind: 'invalid', reason });
  });
});

describe('links of Dogecoin', () => {
  const onDogecoin: UriContext = { chain: 'dogecoin', network: 'main' };
  const address = 'DBus3bamQjgJULBJtYXpEzDWQRwF5iwxgC';

  it.each([
    [`dogecoin:${address}`, {}],
    [`dogecoin:${address}?amount=100`, { amount: 10_000_000_000n }],
    [
      `DOGECOIN:${address}?amount=0.00000001&label=Kabosu&message=Treats`,
      { amount: 1n, label: 'Kabosu', message: 'Treats' },
    ],
  ])('[WALLET-14] BIP-21: %s', (link, more) => {
    const request = { chain: 'dogecoin', network: 'main', address, asset: 'DOGE', ...more };
    expect(readUri(link, onDogecoin)).toEqual({ kind: 'request', request });
    // Which chain it is for is also known elsewhere.
    expect(readUri(link, onBitcoin)).toEqual({ kind: 'request', request });
  });

  it.each([
    ['dogecoin:bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu', 'malformed'],
    ['dogecoin:1BgGZ9tcN4rm9KBzDn7KprQz87SZ26SAMH', 'malformed'],
    [`bitcoin:${address}`, 'malformed'],
    ['dogecoin:?bc=bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu', 'unsupported'],
    [`dogecoin:?=${address}`, 'unsupported'],
    [`dogecoin:${address}?amount=0.000000001`, 'amount'],
    [`dogecoin:${address}?req-x=1`, 'unsupported'],
  ])('[WALLET-14] BIP-21: %s is refused: %s', (link, reason) => {
    expect(readUri(link, onDogecoin)).toEqual({ kind: 'invalid', reason });
  });

  it('[WALLET-14] a link and its QR code are the same text', () => {
    const request = { ...onDogecoin, address, asset: 'DOGE', amount: 150_000_000n };
    expect(uriText(request)).toBe(`dogecoin:${address}?amount=1.5`);
    expect(uriQrText(request)).toBe(uriText(request));
  });
});

const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 });
const requests: fc.Arbitrary<PayRequest> = fc
  .record({
    place: fc.constantFrom(
      { chain: 'ethereum', network: 'test', address: TOKEN },
      { chain: 'bnb', network: 'main', address: TOKEN },
      { chain: 'bitcoin', network: 'test', address: 'tb1q6rz28mcfaxtmd6v789l9rrlrusdprr9pqcpvkl' },
      { chain: 'dogecoin', network: 'test', address: 'nhRsrUaxZou6sewjqaS37cJrMRJRgwVXdk' },
      { chain: 'solana', network: 'main', address: base58.encode(new Uint8Array(32).fill(7)) },
    ) as fc.Arbitrary<Pick<PayRequest, 'chain' | 'network' | 'address'>>,
    token: fc.constantFrom('none', 'USDT', 'USDC'),
    amount: fc.option(fc.bigInt({ min: 1n, max: 10n ** 30n })),
    label: fc.option(text),
    message: fc.option(text),
  })
  .map(({ place, token, amount, label, message }): PayRequest => {
    const asset = tokenNamed(place.chain, place.network, token) ?? CHAINS[place.chain].native;
    // EIP-681 has no parameters for texts.
    const hasWords = place.chain !== 'ethereum' && place.chain !== 'bnb';
    return {
      ...place,
      asset: asset.symbol,
      ...(amount !== null && { amount }),
      ...(hasWords && label !== null && { label }),
      ...(hasWords && message !== null && { message }),
    };
  });

it('[WALLET-6] any request can be read back from its link, and the link from its QR code', () => {
  fc.assert(
    fc.property(requests, (request) => {
      const context = { chain: request.chain, network: request.network };
      expect(readUri(uriText(request), context)).toEqual({ kind: 'request', request });
      expect(readUri(uriQrText(request), context)).toEqual({ kind: 'request', request });
    }),
  );
});

it('[WALLET-5] no text makes the reader throw, and text that is not a link is reported as such', () => {
  const schemes = fc.constantFrom(
    'bitcoin:',
    'dogecoin:',
    'ethereum:',
    'solana:',
    `ethereum:${TOKEN}?`,
    'solana://',
    '',
  );
  fc.assert(
    fc.property(schemes, fc.string({ unit: 'binary' }), (scheme, rest) => {
      expect(['request', 'invalid']).toContain(readUri(scheme + rest, onEthereum).kind);
    }),
  );
  expect(readUri('https://example.com', onBitcoin)).toEqual({ kind: 'invalid', reason: 'notALink' });
  expect(readUri('', onBitcoin)).toEqual({ kind: 'invalid', reason: 'notALink' });
  expect(new Set(Object.values(URI_WORDS)).size).toBe(Object.keys(URI_WORDS).length);
});
