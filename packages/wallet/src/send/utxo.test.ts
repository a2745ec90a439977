import { base64, hex } from '@scure/base';
import { Transaction } from '@scure/btc-signer';
import { describe, expect, it } from 'vitest';
import { seedOf, signSend } from '../secret.ts';
import { buildUtxoSend, readSend, replaceUtxoSend, type UtxoAnswer, type UtxoSend } from '../send.ts';
import { payingTransaction } from './testing/payingTransaction.ts';
import { isSpendValid } from './testing/scriptVerifier.ts';

const FROM = 'tb1q6rz28mcfaxtmd6v789l9rrlrusdprr9pqcpvkl';
const TO = 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx';
// BIP-39: `abandon` eleven times and `about`. Signing wipes its seed, so it gets a copy.
const SEED = seedOf(new Uint8Array(16));
/** A transaction that pays the wallet 300 times. */
const MANY = payingTransaction(
  FROM,
  Array.from({ length: 300 }, () => 100_000n),
);
/** A transaction that pays it once, a small amount. */
const LITTLE = payingTransaction(FROM, [10_000n], '22');
const COIN = { txId: MANY.txId, index: 0, value: 100_000n };
const previous = new Map([MANY, LITTLE].map(({ txId, hex: bytes }) => [txId, bytes]));

const send: UtxoSend = {
  chain: 'bitcoin',
  network: 'test',
  from: FROM,
  to: TO,
  amount: 50_000n,
  coins: [COIN],
  previous,
  feeRate: 2,
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

/** The transaction in a PSBT. */
function inside(answer: UtxoAnswer): Transaction {
  return Transaction.fromPSBT(base64.decode(built(answer).unsigned));
}

describe('BIP-143', () => {
  it('[WALLET-5] BIP-143: the native P2WPKH example, signed by the library used here', () => {
    const transaction = new Transaction({
      version: 1,
      lockTime: 17,
      allowUnknownInputs: true,
      disableScriptCheck: true,
    });
    transaction.addInput({
      txid: '9f96ade4b41d5433f4eda31e1738ec2b36f6e7d1420d94a6af99801a88f7f7ff',
      index: 0,
      sequence: 0xffffffee,
      witnessUtxo: {
        script: hex.decode('2103c9f4836b9a4f77fc0d81f7bcb01b7f1b35916864b9476c241ce9fc198bd25432ac'),
        amount: 625_000_000n,
      },
    });
    transaction.addInput({
      txid: '8ac60eb9575db5b2d987e29f301b5b819ea83a5c6579d282d189cc04b8e151ef',
      index: 1,
      sequence: 0xffffffff,
      witnessUtxo: { script: hex.decode('00141d0f172a0ecb48aee1be1f2687d2963ae33f71a1'), amount: 600_000_000n },
    });
    transaction.addOutput({
      script: hex.decode('76a9148280b37df378db99f66f85c95a783a76ac7a6d5988ac'),
      amount: 112_340_000n,
    });
    transaction.addOutput({
      script: hex.decode('76a9143bde42dbee7e4dbe6a21b2d50ce2f0167faa815988ac'),
      amount: 223_450_000n,
    });
    transaction.signIdx(hex.decode('619c335025c7f4012e556c2a58b2506e30b8511b53ade95ea316fd8c3286feb9'), 1);
    const [[publicKey, signature] = []] = transaction.getInput(1).partialSig ?? [];
    expect(publicKey && hex.encode(publicKey)).toBe(
      '025476c2e83188368da1ff3e292e7acafcdb3566bb0ad253f62fc70f07aeee6357',
    );
    expect(signature && hex.encode(signature)).toBe(
      '304402203609e17b84f6a7d30c80bfa610b5b4542f32a8a0d5447a12fb1366d7f01cc44a0220573a954c4518331561406f90300e8f3358f51928d43c212a8caed02de67eebee01',
    );
  });

  it.each([
    ['a native segwit address', TO],
    ['Taproot', 'tb1pqqqqp399et2xygdj5xreqhjjvcmzhxw4aywxecjdzew6hylgvsesf3hn0c'],
    ['a script hash', '2Mww8dCYPUpKHofjgcXcBCEGmniw9CoaiD2'],
    ['the oldest form', 'mrCDrCybB6J1vRfbwM5hemdJz73FwDBC8r'],
  ])('[WALLET-5] BIP-143: a transfer to %s is valid for an independent script interpreter', (_, to) => {
    const { bytes, txId } = signed(
      buildUtxoSend({ ...send, to, coins: [COIN, { ...COIN, index: 3 }], amount: 150_000n }),
    );
    expect(isSpendValid(bytes, FROM, [100_000, 100_000])).toEqual({ txId, valid: [true, true] });
  });

  it('[WALLET-5] BIP-143: any change of the outputs or values makes it invalid', () => {
    const { bytes } = signed(buildUtxoSend(send));
    expect(isSpendValid(bytes, FROM, [99_999]).valid).toEqual([false]);
    // 50,000 sat, little-endian.
    const altered = bytes.replace('50c3000000000000', '51c3000000000000');
    expect(altered).not.toBe(bytes);
    expect(isSpendValid(altered, FROM, [100_000]).valid).toEqual([false]);
  });

  it('[WALLET-5] BIP-141: the size of the transaction is the one that the fee was computed for', () => {
    const { bytes } = signed(buildUtxoSend(send));
    const { vsize } = Transaction.fromRaw(hex.decode(bytes));
    // A signature may be a byte or two shorter than the longest.
    expect([140, 141]).toContain(vsize);
    expect(built(buildUtxoSend(send)).reviewed.fee).toBe('282');
  });
});

describe('building', () => {
  it('[WALLET-5] pays the recipient, and returns the change', () => {
    expect(built(buildUtxoSend(send)).reviewed).toEqual({
      chain: 'bitcoin',
      network: 'test',
      from: FROM,
      to: TO,
      asset: 'BTC',
      amount: '50000',
      fee: '282',
      opensTokenAccount: false,
      isReplaceable: true,
    });
    const transaction = inside(buildUtxoSend(send));
    expect(transaction.outputsLength).toBe(2);
    expect(transaction.getInput(0).sequence).toBe(0xfffffffd);
  });

  it('[WALLET-5] sending all has one output and no change', () => {
    const answer = buildUtxoSend({
      ...send,
      amount: null,
      coins: [COIN, { ...COIN, txId: '33'.repeat(32), value: 1n }],
    });
    expect(built(answer).reviewed).toMatchObject({ amount: '99780', fee: '220' });
    expect([inside(answer).inputsLength, inside(answer).outputsLength]).toEqual([1, 1]);
  });

  it('[WALLET-5] BIP-69: the order of inputs and outputs reveals nothing', () => {
    const coins = [
      { txId: LITTLE.txId, index: 0, value: 10_000n },
      { txId: MANY.txId, index: 5, value: 100_000n },
      { txId: MANY.txId, index: 1, value: 100_000n },
    ];
    const transaction = inside(buildUtxoSend({ ...send, amount: 205_000n, coins }));
    const inputs = [0, 1, 2].map((at) => transaction.getInput(at));
    const many = [
      [MANY.txId, 1],
      [MANY.txId, 5],
    ];
    const little = [[LITTLE.txId, 0]];
    expect(inputs.map(({ txid, index }) => [txid && hex.encode(txid), index])).toEqual(
      MANY.txId < LITTLE.txId ? [...many, ...little] : [...little, ...many],
    );
    const amounts = [0, 1].map((at) => transaction.getOutput(at).amount ?? 0n);
    expect(amounts.toSorted((one, other) => Number(one - other))).toEqual(amounts);
  });

  it.each([
    ['too much', { amount: 100_001n }, 'aboveBalance'],
    ['too much with the fee', { amount: 99_900n }, 'feeAboveBalance'],
    ['dust', { amount: 293n }, 'dust'],
    ['a fee of a million satoshi for each byte', { feeRate: 1_000_000 }, 'feeTooHigh'],
    ['a fee that no number holds', { feeRate: Number.MAX_VALUE }, 'feeTooHigh'],
    [
      'a fee that is too high for many coins',
      { coins: Array.from({ length: 300 }, (_, index) => ({ ...COIN, index })), amount: 24_000_000n, feeRate: 200 },
      'feeTooHigh',
    ],
    ['all of nothing', { amount: null, coins: [] }, 'feeAboveBalance'],
  ])('[WALLET-5] %s is refused', (_, more, reason) => {
    expect(buildUtxoSend({ ...send, ...more })).toEqual({ kind: 'invalid', reason });
  });

  it('[WALLET-5] an invalid address cannot be paid', () => {
    expect(() => buildUtxoSend({ ...send, to: 'nobody' })).toThrow(RangeError);
    expect(() => buildUtxoSend({ ...send, network: 'main' })).toThrow(RangeError);
  });
});

describe("proof of the coins' values", () => {
  // 10,000 sat as 8 bytes, little-endian; after it the output says 9,000.
  const forged = LITTLE.hex.replace('1027000000000000', '2823000000000000');

  it('[WALLET-5] BIP-174: each input includes the transaction that its coin came from (W-23)', () => {
    const transaction = inside(buildUtxoSend(send));
    const { nonWitnessUtxo, witnessUtxo } = transaction.getInput(0);
    expect(nonWitnessUtxo?.outputs[0]?.amount).toBe(100_000n);
    expect(witnessUtxo).toBeUndefined();
  });

  it('[WALLET-5] requests the transactions of the selected coins, once each, and no others (W-23)', () => {
    const coins = [COIN, { ...COIN, index: 1 }, { txId: LITTLE.txId, index: 0, value: 10_000n }];
    const none = { ...send, coins, previous: new Map<string, string>() };
    expect(buildUtxoSend({ ...none, amount: 150_000n })).toEqual({ kind: 'unproved', txIds: [MANY.txId] });
    expect(buildUtxoSend({ ...none, amount: null })).toEqual({ kind: 'unproved', txIds: [MANY.txId, LITTLE.txId] });
    const half = new Map([[MANY.txId, MANY.hex]]);
    expect(buildUtxoSend({ ...none, amount: null, previous: half })).toEqual({
      kind: 'unproved',
      txIds: [LITTLE.txId],
    });
  });

  it.each([
    ['a value that is reported too low', { coins: [{ ...COIN, value: 99_999n }] }],
    ['a value that is reported too high', { coins: [{ ...COIN, value: 100_001n }] }],
    ['an output that is not there', { coins: [{ ...COIN, index: 300 }] }],
    ['another transaction', { previous: new Map([[COIN.txId, LITTLE.hex]]) }],
    [
      'a transaction with a value that was changed',
      {
        coins: [{ txId: LITTLE.txId, index: 0, value: 9_000n }],
        previous: new Map([[LITTLE.txId, forged]]),
        amount: 5_000n,
      },
    ],
    ['what is no transaction', { previous: new Map([[COIN.txId, 'ffff']]) }],
    ['what is not even hex', { previous: new Map([[COIN.txId, 'a lot']]) }],
    ['a coin of somebody else', foreignCoin()],
  ])('[WALLET-5] %s is refused (W-23)', (_, more) => {
    expect(buildUtxoSend({ ...send, ...more })).toEqual({ kind: 'false' });
  });

  it('[WALLET-5] false values of two coins do not yield two signatures that combine into one costly transfer (W-23)', () => {
    const coins = [COIN, { ...COIN, index: 1 }];
    for (const wrongIndex of [0, 1]) {
      const falseCoins = coins.map((coin, at) => (at === wrongIndex ? { ...coin, value: 60_000n } : coin));
      expect(buildUtxoSend({ ...send, amount: 150_000n, coins: falseCoins })).toEqual({ kind: 'false' });
    }
  });

  it('[WALLET-5] a replacement requests the proof of coins it adds, and already has that of the others (W-23)', () => {
    const pending = built(buildUtxoSend({ ...send, amount: 99_600n })).unsigned;
    const more = { txId: LITTLE.txId, index: 0, value: 10_000n };
    const none = new Map<string, string>();
    const call = {
      chain: 'bitcoin',
      network: 'test',
      from: FROM,
      pending,
      coins: [more],
      previous: none,
      feeRate: 2,
    } as const;
    expect(replaceUtxoSend({ ...call, purpose: 'faster' })).toEqual({ kind: 'unproved', txIds: [LITTLE.txId] });
    expect(replaceUtxoSend({ ...call, purpose: 'cancel' }).kind).toBe('built');
  });

  it('[WALLET-5] accepts at most 100 transactions of 400,000 bytes in total (W-23)', () => {
    const payments = Array.from({ length: 101 }, (_, at) =>
      payingTransaction(FROM, [1_000_000n], (at + 16).toString(16)),
    );
    const coins = payments.map(({ txId }) => ({ txId, index: 0, value: 1_000_000n }));
    const many = {
      ...send,
      coins,
      previous: new Map(payments.map(({ txId, hex: bytes }) => [txId, bytes])),
      feeRate: 1,
    };
    expect(buildUtxoSend({ ...many, amount: null })).toEqual({ kind: 'invalid', reason: 'tooManyCoins' });
    expect(buildUtxoSend({ ...many, amount: 99_900_000n }).kind).toBe('built');
    // 300 outputs are 9 kB, of which each input contains a copy.
    const outputs = Array.from({ length: 50 }, (_, index) => ({ ...COIN, index }));
    const large = { ...send, coins: outputs, feeRate: 1 };
    expect(buildUtxoSend({ ...large, amount: null })).toEqual({ kind: 'invalid', reason: 'tooManyCoins' });
    expect(buildUtxoSend({ ...large, amount: 3_900_000n }).kind).toBe('built');
  });
});

function foreignCoin() {
  const { txId, hex: bytes } = payingTransaction(TO, [100_000n]);
  return { coins: [{ txId, index: 0, value: 100_000n }], previous: new Map([[txId, bytes]]) };
}

describe('replacing', () => {
  const pending = built(buildUtxoSend(send)).unsigned;
  const call = { chain: 'bitcoin', network: 'test', from: FROM, pending, coins: [], previous, feeRate: 2 } as const;

  it('[WALLET-5] BIP-125: speeding up pays the same with the same coin, and a fee higher by an eighth or by 1 sat per byte', () => {
    const { reviewed } = built(replaceUtxoSend({ ...call, purpose: 'faster' }));
    expect(reviewed).toMatchObject({ to: TO, amount: '50000' });
    expect(Number(reviewed.fee)).toBeGreaterThanOrEqual(282 + 141);
    expect(built(replaceUtxoSend({ ...call, purpose: 'faster', feeRate: 50 })).reviewed.fee).toBe('7050');
  });

  it('[WALLET-5] cancelling returns everything to the sender', () => {
    const answer = replaceUtxoSend({ ...call, purpose: 'cancel' });
    const { reviewed } = built(answer);
    expect(reviewed).toMatchObject({ to: FROM });
    expect(Number(reviewed.amount) + Number(reviewed.fee)).toBe(100_000);
    expect(inside(answer).outputsLength).toBe(1);
    expect(isSpendValid(signed(answer).bytes, FROM, [100_000]).valid).toEqual([true]);
  });

  it('[WALLET-5] another coin is added if the change does not cover the fee', () => {
    const tight = built(buildUtxoSend({ ...send, amount: 99_600n })).unsigned;
    const more = { txId: LITTLE.txId, index: 0, value: 10_000n };
    const { reviewed } = built(replaceUtxoSend({ ...call, pending: tight, coins: [more], purpose: 'faster' }));
    expect(reviewed.amount).toBe('99600');
    // Without one, a smaller amount is sent, and the review shows that.
    const less = built(replaceUtxoSend({ ...call, pending: tight, purpose: 'faster' })).reviewed;
    expect(Number(less.amount)).toBeLessThan(99_600);
    expect(Number(less.amount) + Number(less.fee)).toBe(100_000);
  });

  it('[WALLET-5] a transaction of somebody else is not replaced', () => {
    expect(() => replaceUtxoSend({ ...call, from: TO, purpose: 'cancel' })).toThrow(RangeError);
  });
});

describe('reading', () => {
  const own = hex.decode('0014d0c4a3ef09e997b6e99e397e518fe3e41a118ca1');
  const other = hex.decode('0014751e76e8199196d454941c45d1b3a323f1433bd6');
  const third = hex.decode(`0014${'33'.repeat(20)}`);
  const input = { txid: MANY.txId, index: 0, sequence: 0xfffffffd, nonWitnessUtxo: hex.decode(MANY.hex) };
  const foreign = payingTransaction(TO, [100_000n]);

  it('[WALLET-5] accepts one recipient with change', () => {
    expect(read(psbt([input], [other, own]))).toMatchObject({ to: TO, amount: '10000', fee: '80000' });
  });

  it.each([
    ['two recipients', psbt([input], [other, third])],
    ['three outputs', psbt([input], [other, own, own])],
    ['two outputs to oneself', psbt([input], [own, own])],
    [
      'somebody else’s coin',
      psbt([{ ...input, txid: foreign.txId, nonWitnessUtxo: hex.decode(foreign.hex) }], [other]),
    ],
    [
      'a coin whose value is only told',
      psbt(
        [{ txid: MANY.txId, index: 0, sequence: 0xfffffffd, witnessUtxo: { script: own, amount: 100_000n } }],
        [other],
      ),
    ],
    ['more going out than coming in', psbt([input], [other], 100_001n)],
    ['a signature that does not cover the outputs', psbt([{ ...input, sighashType: 2 }], [other])],
    ['a final transaction', psbt([{ ...input, sequence: 0xffffffff }], [other])],
    ['a transaction that has to wait', psbt([input], [other], 10_000n, 500_000)],
    ['no outputs', psbt([input], [])],
    ['no PSBT', base64.encode(Uint8Array.of(1, 2, 3))],
    ['no base64', '?'],
  ])('[WALLET-5] refuses %s', (_, unsigned) => {
    expect(read(unsigned)).toBeNull();
  });
});

function read(unsigned: string) {
  return readSend({ chain: 'bitcoin', network: 'test', from: FROM, unsigned });
}

function psbt(inputs: Parameters<Transaction['addInput']>[0][], scripts: Uint8Array[], amount = 10_000n, lockTime = 0) {
  const transaction = new Transaction({ version: 2, lockTime });
  for (const one of inputs) transaction.addInput(one);
  for (const script of scripts) transaction.addOutput({ script, amount });
  return base64.encode(transaction.toPSBT());
}
