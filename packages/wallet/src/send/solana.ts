import { base64 } from '@scure/base';
import { ASSOCIATED_TOKEN_PROGRAM, COMPUTE_BUDGET_PROGRAM, SYSTEM_PROGRAM, TOKEN_PROGRAM } from '../address/solana.ts';
import { CHAINS, type NetworkKind, type TokenContracts } from '../chains.ts';
import { type SolanaFee, solanaFee } from '../fee.ts';
import { tokenNamed, tokensOf } from '../tokens.ts';
import { decodeMessage, encodeMessage, type Instruction } from './solanaMessage.ts';
import { tokenAccountOf } from './tokenAccount.ts';
import type { ReadSendCall, ReviewedSend, UnsignedSend } from './types.ts';

export interface SolanaSend {
  readonly network: NetworkKind;
  readonly from: string;
  /** The recipient's wallet, not its token account. */
  readonly to: string;
  /** 'SOL', or the symbol of a token. */
  readonly asset: string;
  /** In smallest units of the asset. */
  readonly amount: bigint;
  /** A recent block's hash. A transfer that is not processed within about 150 blocks never will be. */
  readonly blockhash: string;
  readonly fee: SolanaFee;
  /** The mints of tokens on a test network. */
  readonly contracts?: TokenContracts;
}

/** Compute units for a transfer of SOL, with the two instructions that set limit and price. */
export const SOL_TRANSFER_UNITS = 600;

/** Compute units for a transfer of a token that may open the recipient's token account first. */
export const SPL_TRANSFER_UNITS = 60_000;

/**
 * Builds a transfer on Solana: SOL, or a token to the recipient's associated token account, which is opened if there is
 * none yet.
 *
 * @throws RangeError if the token has no known mint on the network
 */
export function buildSolanaSend(send: SolanaSend): UnsignedSend {
  const { network, from, contracts } = send;
  const unsigned = base64.encode(bytesOf(send));
  const call = { chain: 'solana', network, from, unsigned } as const;
  const reviewed = readSolanaSend({ ...call, ...(contracts !== undefined && { contracts }) });
  if (!reviewed) throw new RangeError('This transfer cannot be read back');
  return { unsigned, reviewed };
}

/**
 * The same transfer with a newer block hash, so that it can still be processed.
 *
 * @throws RangeError if the message is not a transfer that this wallet builds
 */
export function renewSolanaSend(call: ReadSendCall, blockhash: string): string {
  const message = decodeMessage(base64.decode(call.unsigned));
  if (message === null || readSolanaSend(call) === null) throw new RangeError('This is no transfer of this wallet');
  return base64.encode(encodeMessage({ ...message, blockhash }));
}

/** Reads what a message does; null if it is not, byte for byte, a transfer that this wallet builds. */
export function readSolanaSend({ network, from, unsigned, contracts }: ReadSendCall): ReviewedSend | null {
  const bytes = base64.decode(unsigned);
  const message = decodeMessage(bytes);
  const [limit, price, ...rest] = message?.instructions ?? [];
  if (!message || !limit || !price || message.payer !== from) return null;
  const isToken = rest.length > 1;
  // In a token transfer the recipient's wallet appears only where its token account is opened.
  const to = rest[0]?.accounts[isToken ? 2 : 1]?.[0];
  const data = rest.at(-1)?.data;
  if (to === undefined || !data || data.length < 9) return null;
  const fee = {
    unitLimit: Number(littleEndian(limit.data, 1, 4)),
    microLamportsPerUnit: littleEndian(price.data, 1, 8),
  };
  // The bytes name the mint; comparing them with those of each token finds which one it is.
  const assets = isToken
    ? tokensOf('solana', network, contracts).map(({ symbol }) => symbol)
    : [CHAINS.solana.native.symbol];
  const amount = littleEndian(data, isToken ? 1 : 4, 8);
  const { blockhash } = message;
  const rebuilt = { network, from, to, amount, blockhash, fee, ...(contracts !== undefined && { contracts }) };
  const asset = assets.find((symbol) => isSame(bytes, { ...rebuilt, asset: symbol }));
  if (asset === undefined) return null;
  return {
    chain: 'solana',
    network,
    from,
    to,
    asset,
    amount: amount.toString(),
    fee: solanaFee(fee).toString(),
    opensTokenAccount: isToken,
    isReplaceable: false,
  };
}

function isSame(bytes: Uint8Array, send: SolanaSend): boolean {
  try {
    const expected = bytesOf(send);
    return expected.length === bytes.length && expected.every((byte, at) => byte === bytes[at]);
  } catch {
    return false;
  }
}

function bytesOf(send: SolanaSend): Uint8Array {
  const { from, blockhash, fee } = send;
  const isNative = send.asset === CHAINS.solana.native.symbol;
  const instructions = [...budget(fee), ...(isNative ? [transfer(send)] : tokenTransfer(send))];
  return encodeMessage({ payer: from, blockhash, instructions });
}

/** SetComputeUnitLimit and SetComputeUnitPrice. */
function budget({ unitLimit, microLamportsPerUnit }: SolanaFee): Instruction[] {
  const program = COMPUTE_BUDGET_PROGRAM;
  return [
    { program, accounts: [], data: Uint8Array.of(2, ...littleEndianBytes(BigInt(unitLimit), 4)) },
    { program, accounts: [], data: Uint8Array.of(3, ...littleEndianBytes(microLamportsPerUnit, 8)) },
  ];
}

/** System program: Transfer. */
function transfer({ from, to, amount }: SolanaSend): Instruction {
  return {
    program: SYSTEM_PROGRAM,
    accounts: [
      [from, 'writable'],
      [to, 'writable'],
    ],
    data: Uint8Array.of(2, 0, 0, 0, ...littleEndianBytes(amount, 8)),
  };
}

/** Associated token program: CreateIdempotent; token program: TransferChecked. */
function tokenTransfer({ network, from, to, asset, amount, contracts }: SolanaSend): Instruction[] {
  const token = tokenNamed('solana', network, asset, contracts);
  if (token === undefined) throw new RangeError(`${asset} cannot be sent on solana ${network}`);
  const { contract: mint, decimals } = token;
  const [source, target] = [tokenAccountOf(from, mint), tokenAccountOf(to, mint)];
  return [
    {
      program: ASSOCIATED_TOKEN_PROGRAM,
      accounts: [
        [from, 'writable'],
        [target, 'writable'],
        [to, 'readonly'],
        [mint, 'readonly'],
        [SYSTEM_PROGRAM, 'readonly'],
        [TOKEN_PROGRAM, 'readonly'],
      ],
      data: Uint8Array.of(1),
    },
    {
      program: TOKEN_PROGRAM,
      accounts: [
        [source, 'writable'],
        [mint, 'readonly'],
        [target, 'writable'],
        [from, 'readonly'],
      ],
      data: Uint8Array.of(12, ...littleEndianBytes(amount, 8), decimals),
    },
  ];
}

function littleEndianBytes(value: bigint, length: number): number[] {
  if (value < 0n || value >= 1n << BigInt(8 * length)) throw new RangeError(`${value} does not fit ${length} bytes`);
  return Array.from({ length }, (_, at) => Number((value >> BigInt(8 * at)) & 0xffn));
}

function littleEndian(bytes: Uint8Array, start: number, length: number): bigint {
  return bytes.subarray(start, start + length).reduceRight((sum, byte) => (sum << 8n) | BigInt(byte), 0n);
}
