import { describe, expect, it } from 'vitest';
import { placesOf, seedOf, signSend } from './secret.ts';
import { payingTransaction } from './send/testing/payingTransaction.ts';
import {
  buildEvmSend,
  buildSolanaSend,
  buildUtxoSend,
  type ReviewedSend,
  type UnsignedSend,
  type UtxoAnswer,
} from './send.ts';

const EVM_TO = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const SEED = seedOf(new Uint8Array(16));
const OTHER_SEED = seedOf(new Uint8Array(16).fill(1));
const PLACES = placesOf(SEED);
const from = (chain: string) =>
  PLACES.find((place) => place.chain === chain && place.network === 'test')?.address ?? '';

const evm = (chain: 'ethereum' | 'bnb', asset: string) =>
  buildEvmSend({
    chain,
    network: 'test',
    from: from(chain),
    to: EVM_TO,
    asset,
    amount: 1_000n,
    nonce: 0n,
    gasLimit: 65_000n,
    fee: { kind: 'eip1559', maxFeePerGas: 100n, maxPriorityFeePerGas: 1n },
  });
const solana = () =>
  buildSolanaSend({
    network: 'test',
    from: from('solana'),
    to: 'mvines9iiHiQTysrwkJjGf2gb9Ex9jXJX8ns3qwf2kN',
    asset: 'SOL',
    amount: 1_000n,
    blockhash: 'EkSnNWid2cvwEVnVx9aBqawnmiCNiDgp3gUdkDPTKN1N',
    fee: { unitLimit: 600, microLamportsPerUnit: 0n },
  });
const PAYMENT = payingTransaction(from('bitcoin'), [100_000n]);
const bitcoin = () =>
  unsigned(
    buildUtxoSend({
      chain: 'bitcoin',
      network: 'test',
      from: from('bitcoin'),
      to: 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx',
      amount: 1_000n,
      coins: [{ txId: PAYMENT.txId, index: 0, value: 100_000n }],
      previous: new Map([[PAYMENT.txId, PAYMENT.hex]]),
      feeRate: 1,
    }),
  );
const DOGE_PAYMENT = payingTransaction(from('dogecoin'), [10_000_000_000n], '44');
const dogecoin = () =>
  unsigned(
    buildUtxoSend({
      chain: 'dogecoin',
      network: 'test',
      from: from('dogecoin'),
      to: 'nhRsrUaxZou6sewjqaS37cJrMRJRgwVXdk',
      amount: 1_000_000_000n,
      coins: [{ txId: DOGE_PAYMENT.txId, index: 0, value: 10_000_000_000n }],
      previous: new Map([[DOGE_PAYMENT.txId, DOGE_PAYMENT.hex]]),
      feeRate: 1000,
    }),
  );

describe.each<[string, () => UnsignedSend]>([
  ['Ethereum', () => evm('ethereum', 'ETH')],
  ['BNB Smart Chain', () => evm('bnb', 'BNB')],
  ['Bitcoin', bitcoin],
  ['Dogecoin', dogecoin],
  ['Solana', solana],
])('%s', (_, build) => {
  it('[WALLET-3, WALLET-5] signs what was reviewed, with the same result each time, and wipes the seed', () => {
    const { unsigned: bytes, reviewed } = build();
    const seeds = [SEED.slice(), SEED.slice()];
    // In the form in which a review comes back from a page: through JSON.
    const copy = JSON.parse(JSON.stringify(reviewed)) as ReviewedSend;
    const answers = seeds.map((seed) => signSend({ seed, unsigned: bytes, reviewed: copy }));
    expect(answers[0]).toEqual({ kind: 'signed', bytes: expect.any(String), txId: expect.any(String) });
    expect(answers[1]).toEqual(answers[0]);
    expect(seeds).toEqual([new Uint8Array(64), new Uint8Array(64)]);
  });

  const { reviewed } = build();
  // On Solana only the block hash of a message determines its network.
  const withoutDifference = reviewed.chain === 'solana' ? ['from', 'network'] : ['from'];
  const names = (Object.keys(reviewed) as (keyof ReviewedSend)[]).filter((name) => !withoutDifference.includes(name));
  it.each(names)('[WALLET-3, WALLET-5] a review with another %s is refused, and the seed wiped', (name) => {
    const others: Partial<Record<keyof ReviewedSend, string | boolean>> = {
      chain: reviewed.chain === 'bnb' ? 'ethereum' : 'bnb',
      network: 'main',
      to: reviewed.from,
      asset: 'USDT',
      amount: '999',
      fee: '0',
      opensTokenAccount: !reviewed.opensTokenAccount,
      isReplaceable: !reviewed.isReplaceable,
    };
    const changed = { ...reviewed, [name]: others[name] };
    const seed = SEED.slice();
    const answer = signSend({ seed, unsigned: build().unsigned, reviewed: changed });
    expect(answer).toEqual({ kind: 'refused', reason: 'notReviewed' });
    expect(seed).toEqual(new Uint8Array(64));
  });

  it('[WALLET-3, WALLET-5] another phrase does not sign, and its seed is wiped as well', () => {
    const seed = OTHER_SEED.slice();
    expect(signSend({ seed, ...build() })).toEqual({ kind: 'refused', reason: 'notOwn' });
    expect(seed).toEqual(new Uint8Array(64));
  });

  it('[WALLET-5] bytes that are not a transaction are refused', () => {
    const answer = signSend({ seed: SEED.slice(), unsigned: 'AAAA', reviewed });
    expect(answer).toEqual({ kind: 'refused', reason: 'notReviewed' });
  });
});

it("[WALLET-5] a fee above the chain's ceiling is not signed, even if it was reviewed (W-3)", () => {
  const seed = SEED.slice();
  const built = buildEvmSend({
    chain: 'ethereum',
    network: 'test',
    from: from('ethereum'),
    to: EVM_TO,
    asset: 'ETH',
    amount: 10n ** 16n,
    nonce: 0n,
    gasLimit: 21_000n,
    fee: { kind: 'eip1559', maxFeePerGas: 100_001n * 10n ** 9n, maxPriorityFeePerGas: 10n ** 9n },
  });
  expect(signSend({ seed, ...built })).toEqual({ kind: 'refused', reason: 'feeTooHigh' });
  expect(seed).toEqual(new Uint8Array(64));
});

it("[WALLET-2, WALLET-5] an account of Solana's other derivation path signs too", () => {
  const short = 'GjJyeC1r2RgkuoCWMyPYkCWSGSGLcz266EaAkLA27AhL';
  const built = buildSolanaSend({
    network: 'main',
    from: short,
    to: from('solana'),
    asset: 'SOL',
    amount: 1n,
    blockhash: short,
    fee: { unitLimit: 600, microLamportsPerUnit: 0n },
  });
  expect(signSend({ seed: SEED.slice(), ...built }).kind).toBe('signed');
});

function unsigned(answer: UtxoAnswer): UnsignedSend {
  if (answer.kind !== 'built') throw new Error(JSON.stringify(answer));
  return answer;
}
