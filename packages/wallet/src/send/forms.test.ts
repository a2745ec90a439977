import { base64, hex } from '@scure/base';
import { p2sh, p2wpkh, RawTx, SigHash, Transaction } from '@scure/btc-signer';
import { describe, expect, it } from 'vitest';
import { readUtxoAddress } from '../address/utxo.ts';
import { type SignedAnswer, seedOf, seriesOf, signSend } from '../secret.ts';
import { buildUtxoSend, readSend, replaceUtxoSend, type UtxoAnswer } from '../send.ts';
import { spentFormOf } from '../utxoForms.ts';
import { virtualSize } from '../virtualSize.ts';
import { payingTransaction } from './testing/payingTransaction.ts';
import { isSpendValid } from './testing/scriptVerifier.ts';

/** BIP-39: `abandon` eleven times and `about`. Signing wipes its seed, so it gets a copy. */
const SEED = seedOf(new Uint8Array(16));
const TO = 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx';
const NO_RANDOMNESS = new Uint8Array(32);

/** The third address of a scheme on Bitcoin's test network, with two coins. */
function owner(scheme: 'bip44' | 'bip49' | 'bip84' | 'bip86Change', index = 2) {
  const [found] = seriesOf(SEED, { chain: 'bitcoin', network: 'test', scheme, from: index, count: 1 }) ?? [];
  if (!found) throw new RangeError(`Bitcoin has no scheme ${scheme}`);
  const payment = payingTransaction(found.address, [100_000n, 70_000n]);
  const coins = [100_000n, 70_000n].map((value, at) => ({ txId: payment.txId, index: at, value }));
  const send = {
    chain: 'bitcoin',
    network: 'test',
    from: found.address,
    to: TO,
    coins,
    previous: new Map([[payment.txId, payment.hex]]),
    feeRate: 2,
  } as const;
  return { ...found, payment, send };
}

function built(answer: UtxoAnswer) {
  if (answer.kind !== 'built') throw new Error(JSON.stringify(answer));
  return answer;
}

function signedBy(path: string, answer: UtxoAnswer): Extract<SignedAnswer, { kind: 'signed' }> {
  const signed = signSend({ seed: SEED.slice(), ...built(answer), chosenPath: path });
  if (signed.kind !== 'signed') throw new Error(signed.reason);
  return signed;
}

describe.each([
  // Sizes of one input, and an output of the same form beside one of native segwit.
  ['the oldest form (BIP-44)', 'bip44', 'p2pkh', 223],
  ['nested segwit (BIP-49)', 'bip49', 'p2sh', 165],
  ['native segwit (BIP-84)', 'bip84', 'p2wpkh', 141],
  ['Taproot (BIP-86)', 'bip86Change', 'p2tr', 142],
] as const)('%s', (_, scheme, form, size) => {
  const { path, address, payment, send } = owner(scheme);

  it('[WALLET-17] a transfer is valid for an independent script interpreter, and any change makes it invalid', () => {
    const { bytes, txId } = signedBy(path, buildUtxoSend({ ...send, amount: 150_000n }));
    expect(isSpendValid(bytes, address, [100_000, 70_000])).toEqual({ txId, valid: [true, true] });
    // 150,000 sat, little-endian.
    const altered = bytes.replace('f049020000000000', 'f149020000000000');
    expect(altered).not.toBe(bytes);
    expect(isSpendValid(altered, address, [100_000, 70_000]).valid).toEqual([false, false]);
  });

  it('[WALLET-17] the change returns to the same address, and the fee is that of its real size', () => {
    const answer = buildUtxoSend({ ...send, amount: 50_000n });
    expect(built(answer).reviewed).toMatchObject({ from: address, to: TO, amount: '50000', fee: `${2 * size}` });
    const { bytes } = signedBy(path, answer);
    const transaction = Transaction.fromRaw(hex.decode(bytes));
    const change = { script: scriptOf(address), amount: BigInt(50_000 - 2 * size) };
    const outputs = [0, 1].map((at) => transaction.getOutput(at));
    expect(outputs).toContainEqual(change);
    // An ECDSA signature may be a byte or two shorter than the longest.
    expect(size - transaction.vsize).toBeGreaterThanOrEqual(0);
    expect(size - transaction.vsize).toBeLessThanOrEqual(form === 'p2pkh' ? 2 : 1);
    expect(spentFormOf('bitcoin', address)).toBe(form);
    expect(virtualSize(form, 1, [22, change.script.length])).toBe(size);
  });

  it('[WALLET-17] everything is one output, and a replacement pays more', () => {
    const everything = buildUtxoSend({ ...send, amount: null });
    const { amount, fee } = built(everything).reviewed;
    expect(Number(amount) + Number(fee)).toBe(170_000);
    const pending = built(everything).unsigned;
    const cancelled = replaceUtxoSend({ ...send, pending, purpose: 'cancel', coins: [] });
    expect(built(cancelled).reviewed).toMatchObject({ to: address });
    expect(Number(built(cancelled).reviewed.fee)).toBeGreaterThan(Number(fee));
    expect(isSpendValid(signedBy(path, cancelled).bytes, address, [100_000, 70_000]).valid).toEqual([true, true]);
  });

  it('[WALLET-17] the same bytes get the same signature, and none without the path', () => {
    const answer = buildUtxoSend({ ...send, amount: 50_000n });
    expect(signedBy(path, answer)).toEqual(signedBy(path, answer));
    const { unsigned, reviewed } = built(answer);
    expect(signSend({ seed: SEED.slice(), unsigned, reviewed })).toEqual({ kind: 'refused', reason: 'notOwn' });
    const other = owner(scheme, 3);
    expect(signSend({ seed: SEED.slice(), unsigned, reviewed, chosenPath: other.path }).kind).toBe('refused');
    expect(readSend({ chain: 'bitcoin', network: 'test', from: other.address, unsigned })).toBeNull();
  });

  it('[WALLET-17] a value that the coin’s own transaction does not have is refused (W-23)', () => {
    const [coin, ...rest] = send.coins;
    const coins = [{ ...(coin ?? rest[0]), value: 90_000n }] as typeof send.coins;
    expect(buildUtxoSend({ ...send, coins, amount: 50_000n })).toEqual({ kind: 'false' });
    expect(buildUtxoSend({ ...send, previous: new Map(), amount: 50_000n })).toEqual({
      kind: 'unproved',
      txIds: [payment.txId],
    });
  });
});

describe('reading', () => {
  const nested = owner('bip49');
  const taproot = owner('bip86Change');
  const input = ({ payment }: ReturnType<typeof owner>) => ({
    txid: payment.txId,
    index: 0,
    sequence: 0xfffffffd,
    nonWitnessUtxo: hex.decode(payment.hex),
  });
  // BIP-49: the public key of its example.
  const publicKey = hex.decode('03a1af804ac108a8a51782198c2d034b28bf90c8803f5a53f76276fa69a4eae77f');

  it.each([
    ['nested segwit', nested],
    ['Taproot', taproot],
  ])('[WALLET-17] accepts coins of %s', (_, from) => {
    expect(read(from.address, input(from))).toMatchObject({ to: TO, amount: '10000', fee: '90000' });
  });

  it.each([
    ['a value that is only told', nested, { witnessUtxo: { script: scriptOf(nested.address), amount: 100_000n } }],
    ['a script from the page', nested, { redeemScript: p2wpkh(publicKey).script }],
    ['a key from the page', taproot, { tapInternalKey: publicKey.subarray(1) }],
    ['a tree of scripts from the page', taproot, { tapMerkleRoot: new Uint8Array(32).fill(7) }],
    ['another hash type', taproot, { sighashType: SigHash.ALL_ANYONECANPAY }],
    ['the default hash type in words', taproot, { sighashType: SigHash.DEFAULT }],
    ['a coin of another of its own addresses', taproot, input(nested)],
  ])('[WALLET-17] refuses %s', (_, from, more) => {
    expect(read(from.address, { ...input(from), ...more })).toBeNull();
  });

  function read(from: string, one: Parameters<Transaction['addInput']>[0]) {
    const transaction = new Transaction({ version: 2, disableScriptCheck: true });
    transaction.addInput(one);
    transaction.addOutput({ script: scriptOf(TO), amount: 10_000n });
    const unsigned = base64.encode(transaction.toPSBT());
    return readSend({ chain: 'bitcoin', network: 'test', from, unsigned });
  }
});

function scriptOf(address: string): Uint8Array {
  const reading = readUtxoAddress('bitcoin', address);
  if (reading.kind !== 'read') throw new RangeError(address);
  return reading.script;
}

describe('published signatures', () => {
  it('[WALLET-17] BIP-49: the input of its example reveals the published key hash and public key', () => {
    const { path, address, send } = owner('bip49', 0);
    expect(address).toBe('2Mww8dCYPUpKHofjgcXcBCEGmniw9CoaiD2');
    const { bytes } = signedBy(path, buildUtxoSend({ ...send, amount: 50_000n }));
    const { inputs, witnesses } = RawTx.decode(hex.decode(bytes));
    expect(inputs.map(({ finalScriptSig }) => hex.encode(finalScriptSig))).toEqual([
      '16001438971f73930f6c141d977ac4fd4a727c854935b3',
    ]);
    expect(hex.encode(witnesses?.[0]?.[1] ?? new Uint8Array())).toBe(
      '03a1af804ac108a8a51782198c2d034b28bf90c8803f5a53f76276fa69a4eae77f',
    );
  });

  it('[WALLET-17] BIP-143: the P2SH-P2WPKH example, signed by the library used here', () => {
    const unsigned =
      '0100000001db6b1b20aa0fd7b23880be2ecbd4a98130974cf4748fb66092ac4d3ceb1a54770100000000feffffff02b8b4eb0b000000001976a914a457b684d7f0d539a46a45bbc043f35b59d0d96388ac0008af2f000000001976a914fd270b1ee6abcaea97fea7ad0402e8bd8ad6d77c88ac92040000';
    const transaction = Transaction.fromRaw(hex.decode(unsigned));
    const publicKey = hex.decode('03ad1d8e89212f0b92c74d23bb710c00662ad1470198ac48c43f7d6f93a2a26873');
    const { script, redeemScript } = p2sh(p2wpkh(publicKey));
    transaction.updateInput(0, {
      witnessUtxo: { script, amount: 1_000_000_000n },
      ...(redeemScript && { redeemScript }),
    });
    transaction.sign(hex.decode('eb696a065ef48a2192da5b28b694f87544b30fae8327c4510137a922f32c6dcf'));
    transaction.finalize();
    expect(hex.encode(transaction.extract())).toBe(
      '01000000000101db6b1b20aa0fd7b23880be2ecbd4a98130974cf4748fb66092ac4d3ceb1a5477010000001716001479091972186c449eb1ded22b78e40d009bdf0089feffffff02b8b4eb0b000000001976a914a457b684d7f0d539a46a45bbc043f35b59d0d96388ac0008af2f000000001976a914fd270b1ee6abcaea97fea7ad0402e8bd8ad6d77c88ac02473044022047ac8e878352d3ebbde1c94ce3a10d057c24175747116f8288e5d794d12d482f0220217f36a485cae903c713331d877c1f64677e3622ad4010726870540656fe9dcb012103ad1d8e89212f0b92c74d23bb710c00662ad1470198ac48c43f7d6f93a2a2687392040000',
    );
  });

  // The wallet signs with the default hash type and without scripts; BIP-341 has examples of one and of the other.
  it.each([
    [
      'a key without scripts',
      0,
      SigHash.SINGLE,
      '6b973d88838f27366ed61c9ad6367663045cb456e28335c109e30717ae0c6baa',
      { tapInternalKey: 'd6889cb081036e0faefa3a35157ad71086b123b2b144b649798b494c300a961d' },
      'ed7c1647cb97379e76892be0cacff57ec4a7102aa24296ca39af7541246d8ff14d38958d4cc1e2e478e4d4a764bbfd835b16d4e314b72937b29833060b87276c03',
    ],
    [
      'the default hash type',
      4,
      SigHash.DEFAULT,
      'f36bb07a11e469ce941d16b63b11b9b9120a84d9d87cff2c84a8d4affb438f4e',
      {
        tapInternalKey: 'e0dfe2300b0dd746a3f8674dfd4525623639042569d829c7f0eed9602d263e6f',
        tapMerkleRoot: 'ccbd66c6f7e8fdab47b3a486f59d28262be857f30d4773f2d5ea47f7761ce0e2',
      },
      'b4010dd48a617db09926f729e79c33ae0b4e94b79f04a1ae93ede6315eb3669de185a17d2b0ac9ee09fd4c64b678a0b61a0a86fa888a273c8511be83bfd6810f',
    ],
  ])(
    '[WALLET-17] BIP-341: its example of %s, signed by the library used here',
    (_, at, hashType, key, fields, signature) => {
      const transaction = Transaction.fromRaw(hex.decode(UNSIGNED), {
        allowUnknownInputs: true,
        allowUnknownOutputs: true,
        disableScriptCheck: true,
      });
      for (const [index, [script, amount]] of SPENT.entries())
        transaction.updateInput(index, { witnessUtxo: { script: hex.decode(script), amount } });
      const revealed = Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, hex.decode(text)]));
      transaction.updateInput(at, { ...revealed, ...(hashType !== SigHash.DEFAULT && { sighashType: hashType }) });
      transaction.signIdx(hex.decode(key), at, [hashType], NO_RANDOMNESS);
      expect(hex.encode(transaction.getInput(at).tapKeySig ?? new Uint8Array())).toBe(signature);
    },
  );
});

/** BIP-341, wallet-test-vectors.json: the transaction of its key path examples, and what it spends. */
const UNSIGNED =
  '02000000097de20cbff686da83a54981d2b9bab3586f4ca7e48f57f5b55963115f3b334e9c010000000000000000d7b7cab57b1393ace2d064f4d4a2cb8af6def61273e127517d44759b6dafdd990000000000fffffffff8e1f583384333689228c5d28eac13366be082dc57441760d957275419a418420000000000fffffffff0689180aa63b30cb162a73c6d2a38b7eeda2a83ece74310fda0843ad604853b0100000000feffffffaa5202bdf6d8ccd2ee0f0202afbbb7461d9264a25e5bfd3c5a52ee1239e0ba6c0000000000feffffff956149bdc66faa968eb2be2d2faa29718acbfe3941215893a2a3446d32acd050000000000000000000e664b9773b88c09c32cb70a2a3e4da0ced63b7ba3b22f848531bbb1d5d5f4c94010000000000000000e9aa6b8e6c9de67619e6a3924ae25696bb7b694bb677a632a74ef7eadfd4eabf0000000000ffffffffa778eb6a263dc090464cd125c466b5a99667720b1c110468831d058aa1b82af10100000000ffffffff0200ca9a3b000000001976a91406afd46bcdfd22ef94ac122aa11f241244a37ecc88ac807840cb0000000020ac9a87f5594be208f8532db38cff670c450ed2fea8fcdefcc9a663f78bab962b0065cd1d';
const SPENT = [
  ['512053a1f6e454df1aa2776a2814a721372d6258050de330b3c6d10ee8f4e0dda343', 420_000_000n],
  ['5120147c9c57132f6e7ecddba9800bb0c4449251c92a1e60371ee77557b6620f3ea3', 462_000_000n],
  ['76a914751e76e8199196d454941c45d1b3a323f1433bd688ac', 294_000_000n],
  ['5120e4d810fd50586274face62b8a807eb9719cef49c04177cc6b76a9a4251d5450e', 504_000_000n],
  ['512091b64d5324723a985170e4dc5a0f84c041804f2cd12660fa5dec09fc21783605', 630_000_000n],
  ['00147dd65592d0ab2fe0d0257d571abf032cd9db93dc', 378_000_000n],
  ['512075169f4001aa68f15bbed28b218df1d0a62cbbcf1188c6665110c293c907b831', 672_000_000n],
  ['5120712447206d7a5238acc7ff53fbe94a3b64539ad291c7cdbc490b7577e4b17df5', 546_000_000n],
  ['512077e30a5522dd9f894c3f8b8bd4c4b2cf82ca7da8a3ea6a239655c39c050ab220', 588_000_000n],
] as const;
