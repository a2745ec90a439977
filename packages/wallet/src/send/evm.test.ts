import * as fc from 'fast-check';
import { Transaction } from 'micro-eth-signer';
import { describe, expect, it } from 'vitest';
import { networkOf } from '../index.ts';
import { seedOf, signSend } from '../secret.ts';
import { buildEvmSend, type EvmReplacement, type EvmSend, nonceOf, readSend, replaceEvmSend } from '../send.ts';

const FROM = '0x9858EfFD232B4033E47d90003D41EC34EcaEda94';
const TO = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const TOKEN = '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB';
const GWEI = 1_000_000_000n;

const ether: EvmSend = {
  chain: 'ethereum',
  network: 'test',
  from: FROM,
  to: TO,
  asset: 'ETH',
  amount: 10n ** 18n,
  nonce: 7n,
  gasLimit: 21_000n,
  fee: { kind: 'eip1559', maxFeePerGas: 30n * GWEI, maxPriorityFeePerGas: GWEI },
};
const usdt: EvmSend = { ...ether, network: 'main', asset: 'USDT', amount: 2_500_000n, gasLimit: 65_000n };

describe('EIP-155 and EIP-1559, the signing library', () => {
  it('[WALLET-5] EIP-155: the example of the standard, byte for byte', () => {
    // Read from the unsigned bytes, like the review.
    const unsigned = '0xec098504a817c800825208943535353535353535353535353535353535353535880de0b6b3a764000080018080';
    expect(Transaction.fromHex(unsigned).signBy('46'.repeat(32), false).toHex()).toBe(
      '0xf86c098504a817c800825208943535353535353535353535353535353535353535880de0b6b3a76400008025a028ef61340bd939bc2195fe537567866003e1a15d3c71ff63e1590620aa636276a067cbe9d8997f761aecb703304b3800ccf555c9f3dc64214b297fb1966a3b6d83',
    );
  });

  it('[WALLET-5] EIP-155: the unsigned bytes of the example are those built here', () => {
    const built = buildEvmSend({
      ...ether,
      network: 'main',
      to: `0x${'35'.repeat(20)}`,
      nonce: 9n,
      fee: { kind: 'legacy', gasPrice: 20n * GWEI },
    });
    expect(built.unsigned).toBe(
      '0xec098504a817c800825208943535353535353535353535353535353535353535880de0b6b3a764000080018080',
    );
    expect(built.reviewed).toMatchObject({ amount: '1000000000000000000', fee: '420000000000000' });
  });

  it.each([
    ['ethereum', 'test', 'ETH'],
    ['bnb', 'main', 'BNB'],
    ['bnb', 'test', 'BNB'],
  ] as const)(
    '[WALLET-4, WALLET-5] EIP-1559: a signature for %s %s is valid on its chain and from its sender only',
    (chain, network, asset) => {
      const built = buildEvmSend({ ...ether, chain, network, asset });
      const signed = signSend({ seed: seedOf(new Uint8Array(16)), ...built });
      const sent = Transaction.fromHex(signed.kind === 'signed' ? signed.bytes : '');
      expect(sent.recoverSender().address).toBe(FROM);
      expect(sent.raw).toMatchObject({ chainId: BigInt(networkOf(chain, network).eip155ChainId ?? 0), nonce: 7n });
      expect(signed.kind === 'signed' && signed.txId).toBe(sent.hash);
      // Only the signature was added.
      expect(sent.toHex({ includeSignature: false })).toBe(built.unsigned);
    },
  );
});

describe('building', () => {
  it('[WALLET-5] ether', () => {
    expect(buildEvmSend(ether).reviewed).toEqual({
      chain: 'ethereum',
      network: 'test',
      from: FROM,
      to: TO,
      asset: 'ETH',
      amount: '1000000000000000000',
      fee: '630000000000000',
      opensTokenAccount: false,
      isReplaceable: true,
    });
  });

  it('[WALLET-5] ERC-20: a transfer of USDT calls its contract and sends no coins', () => {
    const { unsigned, reviewed } = buildEvmSend(usdt);
    expect(Transaction.fromHex(unsigned).raw).toMatchObject({
      to: networkOf('ethereum', 'main').contracts?.['USDT'],
      value: 0n,
      data: `0xa9059cbb${'0'.repeat(24)}${TO.slice(2).toLowerCase()}${(2_500_000).toString(16).padStart(64, '0')}`,
    });
    expect(reviewed).toMatchObject({ to: TO, asset: 'USDT', amount: '2500000' });
  });

  it("[WALLET-4] USDT of a test network needs the operator's contract; a main network keeps its own", () => {
    const test = { ...usdt, network: 'test' } as const;
    expect(() => buildEvmSend(test)).toThrow(RangeError);
    expect(buildEvmSend({ ...test, contracts: { USDT: TOKEN } }).reviewed.asset).toBe('USDT');
    const main = buildEvmSend({ ...usdt, contracts: { USDT: TOKEN } });
    expect(Transaction.fromHex(main.unsigned).raw).toMatchObject({
      to: networkOf('ethereum', 'main').contracts?.['USDT'],
    });
    expect(() => buildEvmSend({ ...ether, asset: 'DOGE' })).toThrow(RangeError);
  });

  it('[WALLET-5] any transfer is read from its bytes exactly as requested', () => {
    const sends = fc.record({
      isToken: fc.boolean(),
      to: fc.uint8Array({ minLength: 20, maxLength: 20 }),
      amount: fc.bigInt({ min: 1n, max: 10n ** 30n }),
      nonce: fc.bigInt({ min: 0n, max: 10n ** 6n }),
      gasLimit: fc.bigInt({ min: 21_000n, max: 10n ** 6n }),
      price: fc.bigInt({ min: 1n, max: 10n ** 12n }),
      isLegacy: fc.boolean(),
    });
    fc.assert(
      fc.property(sends, ({ isToken, to, amount, nonce, gasLimit, price, isLegacy }) => {
        const address = `0x${Buffer.from(to).toString('hex')}`;
        const { reviewed } = buildEvmSend({
          ...(isToken ? usdt : ether),
          to: address,
          amount,
          nonce,
          gasLimit,
          fee: isLegacy
            ? { kind: 'legacy', gasPrice: price }
            : { kind: 'eip1559', maxFeePerGas: price, maxPriorityFeePerGas: price / 2n },
        });
        expect({ ...reviewed, to: reviewed.to.toLowerCase() }).toMatchObject({
          to: address,
          asset: isToken ? 'USDT' : 'ETH',
          amount: amount.toString(),
          fee: (gasLimit * price).toString(),
        });
      }),
    );
  });
});

function replaced(replacement: EvmReplacement) {
  const answer = replaceEvmSend(replacement);
  if (answer.kind !== 'built') throw new Error(answer.reason);
  return answer;
}

describe('replacing', () => {
  const slow = { kind: 'eip1559', maxFeePerGas: 1n, maxPriorityFeePerGas: 1n } as const;
  const call = { chain: 'ethereum', network: 'test', from: FROM, fee: slow, nativeBalance: 2n * 10n ** 18n } as const;

  it.each([
    ['unsigned', buildEvmSend(ether).unsigned],
    ['signed', Transaction.fromHex(buildEvmSend(ether).unsigned).signBy('46'.repeat(32), false).toHex()],
  ])('[WALLET-5] %s: speeding up sends the same with the same nonce, for an eighth more', (_, pending) => {
    const again = replaced({ ...call, pending, purpose: 'faster' });
    expect(Transaction.fromHex(again.unsigned).raw).toMatchObject({
      nonce: 7n,
      to: TO,
      value: 10n ** 18n,
      maxFeePerGas: (30n * GWEI * 9n) / 8n,
      maxPriorityFeePerGas: (GWEI * 9n) / 8n,
    });
  });

  it('[WALLET-5] cancelling sends nothing to oneself with the same nonce', () => {
    const again = replaced({ ...call, pending: buildEvmSend(ether).unsigned, purpose: 'cancel' });
    expect(again.reviewed).toMatchObject({ to: FROM, amount: '0', asset: 'ETH' });
    expect(Transaction.fromHex(again.unsigned).raw).toMatchObject({ nonce: 7n, data: '0x' });
  });

  it("[WALLET-5] speeding up a 'send all' sends less, and leaves exactly 0 (W-12)", () => {
    const highest = 21_000n * 30n * GWEI;
    const balance = ether.amount + highest;
    const again = replaced({
      ...call,
      pending: buildEvmSend(ether).unsigned,
      purpose: 'faster',
      nativeBalance: balance,
    });
    const { amount, fee } = again.reviewed;
    expect(BigInt(amount)).toBeLessThan(ether.amount);
    expect(BigInt(amount) + BigInt(fee)).toBe(balance);
    const { raw } = Transaction.fromHex(again.unsigned);
    // All of the price is a tip, so the network refunds nothing.
    expect(raw).toMatchObject({ maxFeePerGas: (30n * GWEI * 9n) / 8n, maxPriorityFeePerGas: (30n * GWEI * 9n) / 8n });
  });

  it.each([
    ['nothing is left to send', buildEvmSend(ether).unsigned, 'faster', 21_000n * 30n * GWEI, 'feeAboveBalance'],
    ['it cannot be taken back', buildEvmSend(ether).unsigned, 'cancel', 21_000n * 30n * GWEI, 'feeAboveBalance'],
    ['a token, without coins', buildEvmSend(usdt).unsigned, 'faster', 65_000n * 30n * GWEI, 'noCoinForFee'],
  ] as const)(
    '[WALLET-5] if the balance does not cover the higher fee, %s (W-12)',
    (_, pending, purpose, nativeBalance, reason) => {
      expect(replaceEvmSend({ ...call, pending, purpose, nativeBalance })).toEqual({ kind: 'invalid', reason });
    },
  );

  it('[WALLET-5] an excessive market fee is refused (W-3)', () => {
    const fee = { kind: 'eip1559', maxFeePerGas: 50_000n * GWEI, maxPriorityFeePerGas: GWEI } as const;
    const pending = buildEvmSend(ether).unsigned;
    expect(replaceEvmSend({ ...call, pending, purpose: 'faster', fee })).toEqual({
      kind: 'invalid',
      reason: 'feeTooHigh',
    });
  });

  it('[WALLET-5] the nonce is read from the bytes (W-22)', () => {
    expect(nonceOf(buildEvmSend(ether).unsigned)).toBe(7n);
  });

  it('[WALLET-5] replacing a pending transfer of USDT still transfers the same', () => {
    const main = { ...call, network: 'main' } as const;
    const again = replaced({ ...main, pending: buildEvmSend(usdt).unsigned, purpose: 'faster' });
    expect(again.reviewed).toMatchObject({ to: TO, asset: 'USDT', amount: '2500000' });
  });
});

describe('reading', () => {
  const { unsigned } = buildEvmSend(ether);
  const made = (fields: object) =>
    Transaction.prepare({
      chainId: 11_155_111n,
      nonce: 0n,
      to: TOKEN.toLowerCase(),
      value: 0n,
      gasLimit: 65_000n,
      maxFeePerGas: GWEI,
      ...fields,
    }).toHex({ includeSignature: false });
  const transfer = `0xa9059cbb${'0'.repeat(24)}${TO.slice(2).toLowerCase()}${'1'.padStart(64, '0')}`;

  it('[WALLET-5] accepts a transfer of the given token', () => {
    expect(read(made({ data: transfer }), { contracts: { USDT: TOKEN } })).toMatchObject({
      asset: 'USDT',
      amount: '1',
      to: TO,
    });
  });

  it.each([
    ['another network', unsigned, { network: 'main' }],
    ['another chain', unsigned, { chain: 'bnb' }],
    ['a signed transaction', Transaction.fromHex(unsigned).signBy('46'.repeat(32), false).toHex(), {}],
    ['a token that nobody named', made({ data: transfer }), {}],
    [
      'another token than the named one',
      made({ data: transfer, to: TO.toLowerCase() }),
      { contracts: { USDT: TOKEN } },
    ],
    ['an approval', made({ data: transfer.replace('a9059cbb', '095ea7b3') }), { contracts: { USDT: TOKEN } }],
    ['ether along with a token', made({ data: transfer, value: 1n }), { contracts: { USDT: TOKEN } }],
    ['more data than a transfer has', made({ data: `${transfer}00` }), { contracts: { USDT: TOKEN } }],
    [
      'an address with something in front',
      made({ data: transfer.replace('cbb00', 'cbb01') }),
      { contracts: { USDT: TOKEN } },
    ],
    ['an access list', made({ accessList: [{ address: TO.toLowerCase(), storageKeys: [] }] }), {}],
    // The bytes of a contract creation: no recipient, no data. EIP-1559 for chain 11155111.
    ['a contract that is made', '0x02d683aa36a780843b9aca00843b9aca0082fde8808080c0', {}],
    [
      'a transaction that counts on every network',
      '0xe080843b9aca0082fde894dbf03b407c01e7cd3cbea99509d93f8dddc8c6fb8080',
      {},
    ],
    ['no bytes', '0x', {}],
    ['no hex', 'hello', {}],
    ['bytes cut off', unsigned.slice(0, -2), {}],
  ])('[WALLET-5] refuses %s', (_, hex, more) => {
    expect(read(hex, more)).toBeNull();
  });
});

function read(unsigned: string, more = {}) {
  return readSend({ chain: 'ethereum', network: 'test', from: FROM, unsigned, ...more });
}
