import { base64 } from '@scure/base';
import {
  type Address,
  address,
  appendTransactionMessageInstructions,
  type Blockhash,
  compileTransaction,
  createNoopSigner,
  createTransactionMessage,
  getBase58Decoder,
  getTransactionDecoder,
  type Instruction,
  lamports,
  pipe,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
} from '@solana/kit';
import { getTransferSolInstruction } from '@solana-program/system';
import {
  AccountState,
  findAssociatedTokenPda,
  getCreateAssociatedTokenIdempotentInstruction,
  getMintEncoder,
  getTokenDecoder,
  getTokenEncoder,
  getTransferCheckedInstruction,
  TOKEN_PROGRAM_ADDRESS,
} from '@solana-program/token';
import * as fc from 'fast-check';
import { FailedTransactionMetadata, LiteSVM } from 'litesvm';
import { describe, expect, it } from 'vitest';
import { checkFunds, networkOf, SOLANA_TOKEN_ACCOUNT_BYTES } from '../index.ts';
import { placesOf, seedOf, signSend } from '../secret.ts';
import {
  buildSolanaSend,
  readSend,
  renewSolanaSend,
  SOL_TRANSFER_UNITS,
  type SolanaSend,
  SPL_TRANSFER_UNITS,
  tokenAccountOf,
  type UnsignedSend,
} from '../send.ts';

const FROM = 'HAgk14JpMQLgt6rVgv7cBQFJWFto5Dqxi472uT3DKpqk';
const TO = 'GjJyeC1r2RgkuoCWMyPYkCWSGSGLcz266EaAkLA27AhL';
const MINT = networkOf('solana', 'main').contracts?.['USDT'] ?? '';
// BIP-39: `abandon` eleven times and `about`. Signing wipes its seed, so it gets a copy.
const SEED = seedOf(new Uint8Array(16));
/** The Devnet address of the same words. */
const DEVNET = placesOf(SEED).find(({ chain, network }) => chain === 'solana' && network === 'test')?.address ?? '';
/** The minimum balance of an account without data, in lamports. */
const RENT_EXEMPT = 890_880n;
const BLOCKHASH = 'EkSnNWid2cvwEVnVx9aBqawnmiCNiDgp3gUdkDPTKN1N';

const sol: SolanaSend = {
  network: 'main',
  from: FROM,
  to: TO,
  asset: 'SOL',
  amount: 500_000_000n,
  blockhash: BLOCKHASH,
  fee: { unitLimit: SOL_TRANSFER_UNITS, microLamportsPerUnit: 1_000_000n },
};
const usdt: SolanaSend = {
  ...sol,
  asset: 'USDT',
  amount: 2_500_000n,
  fee: { unitLimit: SPL_TRANSFER_UNITS, microLamportsPerUnit: 1n },
};

const bytes32 = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => getBase58Decoder().decode(bytes));

describe('the message', () => {
  const fees = fc.record({
    unitLimit: fc.integer({ min: 1, max: 1_400_000 }),
    microLamportsPerUnit: fc.bigInt({ min: 0n, max: 10n ** 9n }),
  });
  const cases = { to: bytes32, blockhash: bytes32, amount: fc.bigInt({ min: 1n, max: 2n ** 64n - 1n }), fee: fees };

  it("[WALLET-5] for SOL equals that of Solana's own library, byte for byte", () => {
    fc.assert(
      fc.property(fc.record(cases), (given) => {
        const send = { ...sol, ...given };
        const source = createNoopSigner(address(send.from));
        const transfer = getTransferSolInstruction({
          source,
          destination: address(send.to),
          amount: send.amount,
        });
        expect(bytesOf(send)).toEqual(compiled(send, [transfer]));
      }),
    );
  });

  it("[WALLET-5] for USDT equals that of Solana's own library, including its token accounts", async () => {
    await fc.assert(
      fc.asyncProperty(fc.record({ ...cases, mint: bytes32 }), async ({ mint, ...given }) => {
        const send = { ...usdt, ...given, network: 'test', contracts: { USDT: mint } } as const;
        const [source, destination] = await Promise.all([accountFor(send.from, mint), accountFor(send.to, mint)]);
        expect([tokenAccountOf(send.from, mint), tokenAccountOf(send.to, mint)]).toEqual([source, destination]);
        const owner = createNoopSigner(address(send.from));
        const instructions = [
          getCreateAssociatedTokenIdempotentInstruction({
            payer: owner,
            ata: destination,
            owner: address(send.to),
            mint: address(mint),
          }),
          getTransferCheckedInstruction({
            source,
            mint: address(mint),
            destination,
            authority: owner,
            amount: send.amount,
            decimals: 6,
          }),
        ];
        expect(bytesOf(send)).toEqual(compiled(send, instructions));
      }),
      { numRuns: 40 },
    );
  });

  it('[WALLET-5] is read back as what it does', () => {
    const common = { chain: 'solana', network: 'main', from: FROM, to: TO, isReplaceable: false };
    expect(buildSolanaSend(sol).reviewed).toEqual({
      ...common,
      asset: 'SOL',
      amount: '500000000',
      fee: '5600',
      opensTokenAccount: false,
    });
    expect(buildSolanaSend(usdt).reviewed).toEqual({
      ...common,
      asset: 'USDT',
      amount: '2500000',
      fee: '5001',
      opensTokenAccount: true,
    });
  });

  it.each([
    ['an amount that does not fit', { ...sol, amount: 2n ** 64n }],
    ['a recipient that is none', { ...sol, to: 'nobody' }],
    ['a blockhash that is none', { ...sol, blockhash: '' }],
    ['an asset that is not known', { ...sol, asset: 'DOGE' }],
    ['USDT where its mint is not known', { ...usdt, network: 'test' } as const],
  ])('[WALLET-5] %s is refused', (_, send) => {
    expect(() => buildSolanaSend(send)).toThrow(RangeError);
  });
});

describe('on a Solana virtual machine', () => {
  it('[WALLET-5] SOL arrives, at the cost shown in the review', () => {
    const { machine, send } = started();
    const unsigned = buildSolanaSend({ ...sol, blockhash: machine.latestBlockhash() });
    expect(send(unsigned)).toBe('');
    expect(machine.getBalance(address(TO))).toBe(500_000_000n);
    expect(machine.getBalance(address(FROM))).toBe(1_500_000_000n - BigInt(unsigned.reviewed.fee));
  });

  it('[WALLET-5] sending all SOL leaves exactly nothing', () => {
    const { machine, send } = started();
    const blockhash = machine.latestBlockhash();
    const fee = BigInt(buildSolanaSend({ ...sol, blockhash }).reviewed.fee);
    expect(send(buildSolanaSend({ ...sol, blockhash, amount: 2_000_000_000n - fee }))).toBe('');
    expect(machine.getBalance(address(FROM)) ?? 0n).toBe(0n);
  });

  it.each([
    ['opens an account with too little', RENT_EXEMPT - 1n, /InsufficientFundsForRent/],
    ['leaves too little to keep one’s own', 2_000_000_000n - 5_600n - 1n, /InsufficientFundsForRent/],
    ['opens an account with just enough', RENT_EXEMPT, /^$/],
  ])('[WALLET-5] the machine judges a transfer that %s as this code does', (_, amount, outcome) => {
    const { machine, send } = started();
    const balance = machine.getBalance(address(FROM)) ?? 0n;
    const unsigned = buildSolanaSend({ ...sol, blockhash: machine.latestBlockhash(), amount });
    const rentExempt = machine.minimumBalanceForRentExemption(0n);
    expect(rentExempt).toBe(RENT_EXEMPT);
    expect(send(unsigned)).toMatch(outcome);
    const fee = BigInt(unsigned.reviewed.fee);
    const funds = { chain: 'solana', isToken: false, amount, balance, fee, nativeBalance: balance } as const;
    expect(checkFunds({ ...funds, recipientBalance: 0n, rentExempt }) === null).toBe(outcome.test(''));
  });

  it("[WALLET-5] USDT opens the recipient's token account once, and arrives each time", () => {
    const { machine, send } = started();
    const mint = withUsdt(machine);
    const call = { ...usdt, network: 'test', from: DEVNET, contracts: { USDT: mint } } as const;
    const before = machine.getBalance(address(DEVNET)) ?? 0n;
    const first = buildSolanaSend({ ...call, blockhash: machine.latestBlockhash() });
    expect(send(first, mint)).toBe('');
    expect(tokenBalance(machine, TO, mint)).toBe(2_500_000n);
    const rent = machine.minimumBalanceForRentExemption(BigInt(SOLANA_TOKEN_ACCOUNT_BYTES));
    const after = machine.getBalance(address(DEVNET)) ?? 0n;
    expect(before - after).toBe(BigInt(first.reviewed.fee) + rent);

    machine.expireBlockhash();
    const second = buildSolanaSend({ ...call, blockhash: machine.latestBlockhash() });
    expect(send(second, mint)).toBe('');
    expect(tokenBalance(machine, TO, mint)).toBe(5_000_000n);
    expect(after - (machine.getBalance(address(DEVNET)) ?? 0n)).toBe(BigInt(second.reviewed.fee));
  });

  it('[WALLET-5] an expired review is renewed, and the transfer is the same with a newer block hash (W-5)', () => {
    const { machine, send } = started();
    const outdated = buildSolanaSend({ ...sol, blockhash: machine.latestBlockhash() });
    machine.expireBlockhash();
    expect(send(outdated)).toContain('BlockhashNotFound');
    const call = { chain: 'solana', network: 'main', from: FROM } as const;
    const unsigned = renewSolanaSend({ ...call, unsigned: outdated.unsigned }, machine.latestBlockhash());
    expect(readSend({ ...call, unsigned })).toEqual(outdated.reviewed);
    expect(send({ unsigned, reviewed: outdated.reviewed })).toBe('');
    expect(machine.getBalance(address(TO))).toBe(500_000_000n);
    expect(() => renewSolanaSend({ ...call, from: TO, unsigned }, BLOCKHASH)).toThrow(RangeError);
    expect(() => renewSolanaSend({ ...call, unsigned: 'AAAA' }, BLOCKHASH)).toThrow(RangeError);
  });

  it('[WALLET-5] sending the same bytes twice moves the money once, and changed bytes move nothing', () => {
    const { machine, send, submit } = started();
    const unsigned = buildSolanaSend({ ...sol, blockhash: machine.latestBlockhash() });
    expect(send(unsigned)).toBe('');
    expect(send(unsigned)).toContain('AlreadyProcessed');
    machine.expireBlockhash();
    const next = signed(buildSolanaSend({ ...sol, blockhash: machine.latestBlockhash() }));
    const changed = base64.decode(next.bytes);
    // The last byte of the amount.
    changed[changed.length - 1] = 1;
    expect(submit(base64.encode(changed))).toContain('SignatureFailure');
  });
});

describe('reading', () => {
  const read = (unsigned: string, more = {}) =>
    readSend({ chain: 'solana', network: 'main', from: FROM, unsigned, ...more });
  const other = (send: SolanaSend, instructions: readonly Instruction[]) => base64.encode(compiled(send, instructions));
  const owner = createNoopSigner(address(FROM));
  const pay = (amount: bigint, destination = TO) =>
    getTransferSolInstruction({ source: owner, destination: address(destination), amount });

  it.each([
    ['two transfers at once', other(sol, [pay(1n), pay(2n)])],
    ['a transfer without limit and price', base64.encode(compiled(sol, [pay(1n)], false))],
    ['nothing', base64.encode(compiled(sol, []))],
    ['another program', other(sol, [{ ...pay(1n), programAddress: address(MINT) }])],
    [
      'another instruction of the system program',
      other(sol, [{ ...pay(1n), data: Uint8Array.of(1, 0, 0, 0, ...new Uint8Array(8)) }]),
    ],
    ['somebody else as payer', base64.encode(bytesOf({ ...sol, from: TO, to: FROM }))],
    ['bytes cut off', base64.encode(bytesOf(sol).slice(0, -1))],
    ['a byte too many', base64.encode(Uint8Array.of(...bytesOf(sol), 0))],
    ['no bytes', ''],
    ['no base64', '?'],
  ])('[WALLET-5] refuses %s', (_, unsigned) => {
    expect(read(unsigned)).toBeNull();
  });

  it('[WALLET-5] refuses a token that was not requested', () => {
    const foreign = buildSolanaSend({ ...usdt, network: 'test', contracts: { USDT: BLOCKHASH } }).unsigned;
    expect(read(foreign, { network: 'test', contracts: { USDT: BLOCKHASH } })).toMatchObject({ asset: 'USDT' });
    expect(read(foreign, { network: 'test', contracts: { USDT: MINT } })).toBeNull();
    expect(read(foreign, { network: 'test' })).toBeNull();
    // On the main network the known mint is used, whatever is given.
    expect(read(foreign, { contracts: { USDT: BLOCKHASH } })).toBeNull();
  });

  it('[WALLET-5] any changed byte is detected', () => {
    // A limit and a price with which each unit costs a lamport: otherwise a change may round to the same fee.
    const send = { ...usdt, fee: { unitLimit: 1_000_000, microLamportsPerUnit: 1_000_000n } };
    const message = bytesOf(send);
    const { reviewed } = buildSolanaSend(send);
    fc.assert(
      fc.property(fc.nat({ max: message.length - 1 }), fc.integer({ min: 1, max: 255 }), (at, mask) => {
        const changed = message.slice();
        changed[at] = (changed[at] ?? 0) ^ mask;
        // The block hash is in no review: it only limits the validity of the message.
        const hashStart = 4 + 32 * (message[3] ?? 0);
        fc.pre(at < hashStart || at >= hashStart + 32);
        expect(read(base64.encode(changed))).not.toEqual(reviewed);
      }),
    );
  });
});

function bytesOf(send: SolanaSend): Uint8Array {
  return base64.decode(buildSolanaSend(send).unsigned);
}

/** The same with Solana's own library. */
function compiled(send: SolanaSend, instructions: readonly Instruction[], hasBudget = true): Uint8Array {
  const { unitLimit, microLamportsPerUnit } = send.fee;
  const programAddress = address('ComputeBudget111111111111111111111111111111');
  const limit = new DataView(new ArrayBuffer(5));
  limit.setUint8(0, 2);
  limit.setUint32(1, unitLimit, true);
  const price = new DataView(new ArrayBuffer(9));
  price.setUint8(0, 3);
  price.setBigUint64(1, microLamportsPerUnit, true);
  const budget = [limit, price].map(({ buffer }) => ({ programAddress, data: new Uint8Array(buffer) }));
  const message = pipe(
    createTransactionMessage({ version: 'legacy' }),
    (empty) => setTransactionMessageFeePayer(address(send.from), empty),
    (paid) =>
      setTransactionMessageLifetimeUsingBlockhash(
        { blockhash: send.blockhash as Blockhash, lastValidBlockHeight: 0n },
        paid,
      ),
    (dated) => appendTransactionMessageInstructions([...(hasBudget ? budget : []), ...instructions], dated),
  );
  return new Uint8Array(compileTransaction(message).messageBytes);
}

async function accountFor(owner: string, mint: string): Promise<Address> {
  const seeds = { owner: address(owner), mint: address(mint), tokenProgram: TOKEN_PROGRAM_ADDRESS };
  const [account] = await findAssociatedTokenPda(seeds);
  return account;
}

function signed(unsigned: UnsignedSend, mint?: string) {
  const answer = signSend({
    seed: SEED.slice(),
    ...unsigned,
    ...(mint !== undefined && { contracts: { USDT: mint } }),
  });
  if (answer.kind !== 'signed') throw new Error(answer.reason);
  return answer;
}

/** A virtual machine on which the sender has 2 SOL. */
function started() {
  const machine = new LiteSVM();
  for (const sender of [FROM, DEVNET]) machine.airdrop(address(sender), lamports(2_000_000_000n));
  /** '' if it was processed, otherwise the reason why not. */
  const submit = (bytes: string) => {
    const result = machine.sendTransaction(getTransactionDecoder().decode(base64.decode(bytes)));
    return result instanceof FailedTransactionMetadata ? result.toString() : '';
  };
  const send = (unsigned: UnsignedSend, mint?: string) => submit(signed(unsigned, mint).bytes);
  return { machine, send, submit };
}

/** A mint with 6 decimals, and 10 of its tokens in the sender's account. */
function withUsdt(machine: LiteSVM): string {
  const setAccount = (at: string, data: Uint8Array) =>
    machine.setAccount({
      address: address(at),
      data,
      executable: false,
      lamports: lamports(machine.minimumBalanceForRentExemption(BigInt(data.length))),
      programAddress: TOKEN_PROGRAM_ADDRESS,
      space: BigInt(data.length),
    });
  const mint = {
    mintAuthority: null,
    supply: 10_000_000n,
    decimals: 6,
    isInitialized: true,
    freezeAuthority: null,
  };
  const account = {
    mint: address(MINT),
    owner: address(DEVNET),
    amount: 10_000_000n,
    delegate: null,
    state: AccountState.Initialized,
    isNative: null,
    delegatedAmount: 0n,
    closeAuthority: null,
  };
  setAccount(MINT, new Uint8Array(getMintEncoder().encode(mint)));
  setAccount(tokenAccountOf(DEVNET, MINT), new Uint8Array(getTokenEncoder().encode(account)));
  return MINT;
}

function tokenBalance(machine: LiteSVM, owner: string, mint: string): bigint {
  const account = machine.getAccount(address(tokenAccountOf(owner, mint)));
  return account.exists ? getTokenDecoder().decode(account.data).amount : 0n;
}
