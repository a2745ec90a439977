import { ADDRESS_WORDS, URI_WORDS } from '@keel/wallet';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { WalletNetwork } from '../../api/networks.ts';
import type { Place } from './chain/place.ts';
import { MAX_RECIPIENT_TEXT, readRecipient } from './readRecipient.ts';

const USDT = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
// EIP-55's first example address.
const BOB = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
// BIP-173's example of a P2WPKH address, and of the same key on the test network.
const BTC_MAIN = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
const BTC_TEST = 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx';
const from: Place = { chain: 'ethereum', network: 'test', address: '0x9858EfFD232B4033E47d90003D41EC34EcaEda94' };
const network: WalletNetwork = {
  chain: 'ethereum',
  network: 'test',
  isConfigured: true,
  confirmations: 1,
  tokens: [{ asset: 'USDT', decimals: 6, contract: USDT }],
  trades: [],
};
const read = (text: string) => readRecipient(text, from, network);

/** Whether only an address was taken for a recipient. */
const isRight = (answer: ReturnType<typeof read>) => answer.kind !== 'recipient' || /^0x[\da-f]{40}$/i.test(answer.to);

describe('reading a recipient', () => {
  it('[WALLET-5] an address is returned as it was written, without blanks around it (W-38)', () => {
    expect(read(` ${BOB}\n`)).toEqual({ kind: 'recipient', to: BOB });
    expect(read(BOB.toLowerCase())).toEqual({ kind: 'recipient', to: BOB.toLowerCase() });
  });

  it('[WALLET-5] a payment link brings asset and amount (EIP-681) (W-38)', () => {
    expect(read(`ethereum:${BOB}@11155111?value=1.5e18`)).toEqual({
      kind: 'recipient',
      to: BOB,
      asset: 'ETH',
      amount: '1.5',
    });
    expect(read(`ethereum:${USDT}@11155111/transfer?address=${BOB}&uint256=2500000`)).toEqual({
      kind: 'recipient',
      to: BOB,
      asset: 'USDT',
      amount: '2.5',
    });
  });

  it('[WALLET-5] the texts of a link are cut, since a stranger wrote them (BIP-21) (W-38)', () => {
    const bitcoin = {
      chain: 'bitcoin',
      network: 'test',
      address: 'tb1qg9stkxrszkdqsuj92lm4c7akvk36zvhqw7p6ck',
    } as const;
    const btc: WalletNetwork = { ...network, chain: 'bitcoin', tokens: [] };
    const link = `bitcoin:${BTC_TEST}?amount=0.5&label=${'x'.repeat(500)}&message=Lunch`;
    expect(readRecipient(link, bitcoin, btc)).toEqual({
      kind: 'recipient',
      to: BTC_TEST,
      asset: 'BTC',
      amount: '0.5',
      label: 'x'.repeat(120),
      purpose: 'Lunch',
    });
  });

  it.each([
    ['another chain', `bitcoin:${BTC_TEST}?amount=0.1`, { chain: 'bitcoin', network: 'test' }],
    ['another network of the chain', `ethereum:${BOB}@1?value=1`, { chain: 'ethereum', network: 'main' }],
    ['another chain with the same addresses', `ethereum:${BOB}@97?value=1`, { chain: 'bnb', network: 'test' }],
  ])('[WALLET-5] a link for %s says where it belongs (W-38)', (_, text, place) => {
    expect(read(text)).toMatchObject({ kind: 'elsewhere', request: place });
  });

  it.each([
    ['an address of another chain', BTC_MAIN, ADDRESS_WORDS.wrongChain],
    ['a wrong checksum', BOB.replace('A', 'a'), ADDRESS_WORDS.checksum],
    ['the own address', from.address, ADDRESS_WORDS.own],
    ['the own address in a link', `ethereum:${from.address}@11155111`, ADDRESS_WORDS.own],
    ['the token itself', USDT, ADDRESS_WORDS.tokenContract],
    ['no address at all', 'hello', ADDRESS_WORDS.malformed],
    ['markup', '<img src=x onerror=alert(1)>', ADDRESS_WORDS.malformed],
    ['a damaged link', `ethereum:${BOB}@11155111?value=1&value=2`, URI_WORDS.malformed],
    ['an unknown network', `ethereum:${BOB}@137?value=1`, URI_WORDS.unknownNetwork],
    ['an unknown token', `ethereum:${BOB}@11155111/transfer?address=${from.address}&uint256=1`, URI_WORDS.unknownToken],
    ['a call of a contract', `ethereum:${BOB}@11155111/approve?address=${BOB}&uint256=1`, URI_WORDS.unsupported],
    ['a negative amount', `ethereum:${BOB}@11155111?value=-1`, URI_WORDS.amount],
  ])('[WALLET-5] %s is refused with its reason (W-38)', (_, text, reason) => {
    expect(read(text)).toEqual({ kind: 'refused', text: reason });
  });

  it.each([
    ['javascript:alert(1)', 'javascript'],
    ['https://example.com/pay', 'https'],
    ['data:text/html,<script>', 'data'],
    ['WIFI:S:name;T:WPA;P:secret;;', 'wifi'],
    ['litecoin:ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n9', 'litecoin'],
  ])('[WALLET-5] %s is a link of another kind (W-38)', (text, scheme) => {
    expect(read(text)).toEqual({ kind: 'otherLink', scheme });
  });

  it('[WALLET-5] a text that is too long is refused before anything searches it (W-38)', () => {
    expect(read(`ethereum:${BOB}@11155111?${'a=1&'.repeat(600)}`)).toEqual({ kind: 'tooLong' });
    expect(read('a'.repeat(MAX_RECIPIENT_TEXT + 1))).toEqual({ kind: 'tooLong' });
    expect(read(' ')).toEqual({ kind: 'empty' });
  });

  it('[WALLET-5] any text has an answer, and only a valid address is a recipient (W-38)', () => {
    const text = fc
      .tuple(fc.constantFrom('bitcoin:', 'ethereum:', 'solana:', 'ETHEREUM://', ''), fc.string({ unit: 'binary' }))
      .map((parts) => parts.join(''));
    const run = fc.check(
      fc.property(text, (each) => isRight(read(each))),
      { numRuns: 500 },
    );
    expect(run).toMatchObject({ failed: false, numRuns: 500 });
  });
});
