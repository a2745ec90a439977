import { base64, hex } from '@scure/base';
import { Transaction } from '@scure/btc-signer';
import { describe, expect, it } from 'vitest';
import { placesOf, seedOf, signSend } from '../secret.ts';
import { buildUtxoSend, readSend, replaceUtxoSend, type UtxoAnswer, type UtxoSend } from '../send.ts';
import { conflictKeys } from './conflictKeys.ts';
import { payingTransaction } from './testing/payingTransaction.ts';
import { isSpendValid } from './testing/scriptVerifier.ts';

// BIP-39: `abandon` eleven times and `about`. Signing wipes its seed, so it gets a copy.
const SEED = seedOf(new Uint8Array(16));
const FROM = placesOf(SEED).find(({ chain, network }) => chain === 'dogecoin' && network === 'test')?.address ?? '';
// src/test/data/base58_keys_valid.json of Dogecoin Core.
const TO = 'nhRsrUaxZou6sewjqaS37cJrMRJRgwVXdk';
const TO_SCRIPT = '2MsvyG12kxxipe276Au4zKqvd2xdrBuHWb3';
const DOGE = 100_000_000n;
const PAYMENT = payingTransaction(FROM, [20n * DOGE, 20n * DOGE], '55');
const COIN = { txId: PAYMENT.txId, index: 0, value: 20n * DOGE };
const previous = new Map([[PAYMENT.txId, PAYMENT.hex]]);
const send: UtxoSend = {
  chain: 'dogecoin',
  network: 'test',
  from: FROM,
  to: TO,
  amount: 5n * DOGE,
  coins: [COIN],
  previous,
  feeRate: 1000,
};

function built(answer: UtxoAnswer) {
  if (answer.kind !== 'built') throw new Error(JSON.stringify(answer));
  return answer;
}

function signed(answer: UtxoAnswer) {
  const result = signSend({ seed: SEED.slice(), ...built(answer) });
  if (result.kind !== 'signed') throw new Error(result.reason);
  return result;
}

describe('a transfer', () => {
  it.each([
    ['a key', TO],
    ['a script', TO_SCRIPT],
  ])('[WALLET-14] to %s is valid for an independent script interpreter', (_, to) => {
    const coins = [COIN, { ...COIN, index: 1 }];
    const { bytes, txId } = signed(buildUtxoSend({ ...send, to, coins, amount: 30n * DOGE }));
    expect(isSpendValid(bytes, FROM, [0, 0], 'dogecoin')).toEqual({ txId, valid: [true, true] });
    // 30 DOGE in koinu, little-endian.
    const altered = bytes.replace('005ed0b200000000', '015ed0b200000000');
    expect(altered).not.toBe(bytes);
    expect(isSpendValid(altered, FROM, [0, 0], 'dogecoin').valid).toEqual([false, false]);
  });

  it('[WALLET-15] and its replacement use up the same coins, so that both cannot be confirmed', () => {
    const first = built(buildUtxoSend(send));
    const faster = built(
      replaceUtxoSend({ ...send, pending: first.unsigned, purpose: 'faster', coins: [], feeRate: 5000 }),
    );
    const coins = [`${PAYMENT.txId}:0`];
    expect(conflictKeys({ ...send, unsigned: first.unsigned })).toEqual(coins);
    expect(conflictKeys({ ...send, unsigned: faster.unsigned })).toEqual(coins);
  });

  it('[WALLET-14] pays the recommended rate for its size, and its change returns', () => {
    const answer = buildUtxoSend(send);
    // An input of 148 bytes, two outputs of 34, and 10 more.
    expect(built(answer).reviewed).toEqual({
      chain: 'dogecoin',
      network: 'test',
      from: FROM,
      to: TO,
      asset: 'DOGE',
      amount: '500000000',
      fee: '226000',
      opensTokenAccount: false,
      isReplaceable: true,
    });
    const { bytes } = signed(answer);
    const transaction = Transaction.fromRaw(hex.decode(bytes));
    expect([transaction.version, transaction.hasWitnesses, transaction.getInput(0).sequence]).toEqual([
      1,
      false,
      0xfffffffd,
    ]);
    // A signature may be a byte or two shorter than the longest.
    expect([224, 225, 226]).toContain(bytes.length / 2);
  });

  it('[WALLET-14] everything is one output', () => {
    expect(built(buildUtxoSend({ ...send, amount: null })).reviewed).toMatchObject({
      amount: '1999808000',
      fee: '192000',
    });
  });

  it.each([
    ['less than 0.01 DOGE', { amount: 999_999n }, 'dust'],
    ['too much', { amount: 21n * DOGE }, 'aboveBalance'],
    ['too much with the fee', { amount: 20n * DOGE - 1n }, 'feeAboveBalance'],
    ['a fee above 100 DOGE', { feeRate: 60_000_000 }, 'feeTooHigh'],
  ])('[WALLET-14] %s is refused', (_, more, reason) => {
    expect(buildUtxoSend({ ...send, ...more })).toEqual({ kind: 'invalid', reason });
  });

  it('[WALLET-14] change below 0.01 DOGE is part of the fee', () => {
    const { reviewed } = built(buildUtxoSend({ ...send, amount: 20n * DOGE - 1_000_000n }));
    expect(reviewed.fee).toBe('1000000');
  });

  it('[WALLET-14] a value that no transaction proves is refused, since the signature covers none', () => {
    expect(buildUtxoSend({ ...send, previous: new Map() })).toEqual({ kind: 'unproved', txIds: [PAYMENT.txId] });
    expect(buildUtxoSend({ ...send, coins: [{ ...COIN, value: 6n * DOGE }] })).toEqual({ kind: 'false' });
  });

  it.each(['bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu', 'mrCDrCybB6J1vRfbwM5hemdJz73FwDBC8r'])(
    '[WALLET-14] %s cannot be paid',
    (to) => {
      expect(() => buildUtxoSend({ ...send, to })).toThrow(RangeError);
    },
  );

  it('[WALLET-14] a replacement pays an eighth more, and at least 100 koinu more for each byte', () => {
    const pending = built(buildUtxoSend(send)).unsigned;
    const call = { ...send, pending, purpose: 'faster', coins: [] } as const;
    expect(built(replaceUtxoSend(call)).reviewed).toMatchObject({ to: TO, amount: '500000000', fee: '263400' });
    expect(built(replaceUtxoSend({ ...call, purpose: 'cancel' })).reviewed).toMatchObject({ to: FROM });
  });
});

describe('reading', () => {
  it('[WALLET-14] accepts an output to a key, and refuses one to a witness program, which nobody could spend', () => {
    expect(read(psbt(`76a914${'33'.repeat(20)}88ac`))).toMatchObject({ amount: '1900000000' });
    expect(read(psbt(`0014${'33'.repeat(20)}`))).toBeNull();
    expect(read(psbt('512079be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798'))).toBeNull();
  });

  it('[WALLET-14] the bytes of one chain are not read for the other', () => {
    const { unsigned } = built(buildUtxoSend(send));
    expect(readSend({ chain: 'bitcoin', network: 'test', from: FROM, unsigned })).toBeNull();
  });
});

function read(unsigned: string) {
  return readSend({ chain: 'dogecoin', network: 'test', from: FROM, unsigned });
}

/** A transfer of the wallet's coin to one locking script. */
function psbt(script: string) {
  const transaction = new Transaction({ version: 1 });
  const nonWitnessUtxo = hex.decode(PAYMENT.hex);
  transaction.addInput({ txid: PAYMENT.txId, index: 0, sequence: 0xfffffffd, nonWitnessUtxo });
  transaction.addOutput({ script: hex.decode(script), amount: 19n * DOGE });
  return base64.encode(transaction.toPSBT());
}
