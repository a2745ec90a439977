import { Transaction } from 'micro-eth-signer';
import { readEvmAddress, withEvmChecksum } from '../address/evm.ts';
import { CHAINS, type NetworkKind, networkOf, type TokenContracts } from '../chains.ts';
import { allOf, type EvmFee, evmFeeForAll, highestEvmFee, replacementEvmFee } from '../fee.ts';
import { isFeeTooHigh } from '../feeBounds.ts';
import { tokenNamed, tokensOf } from '../tokens.ts';
import type { BuildAnswer, ReadSendCall, ReviewedSend, UnsignedSend } from './types.ts';

export type EvmChain = 'ethereum' | 'bnb';

export interface EvmSend {
  readonly chain: EvmChain;
  readonly network: NetworkKind;
  readonly from: string;
  readonly to: string;
  /** The chain's native symbol, or that of a token. */
  readonly asset: string;
  /** In smallest units of the asset. To send everything, see `evmFeeForAll` and `allOf`. */
  readonly amount: bigint;
  readonly nonce: bigint;
  readonly gasLimit: bigint;
  readonly fee: EvmFee;
  /** The contracts of tokens on a test network. */
  readonly contracts?: TokenContracts;
}

export interface EvmReplacement {
  readonly chain: EvmChain;
  readonly network: NetworkKind;
  readonly from: string;
  /** The pending transaction in hex, signed or not. */
  readonly pending: string;
  /** `faster` sends the same with a higher fee, `cancel` sends 0 to the sender. */
  readonly purpose: 'faster' | 'cancel';
  /** The current market fee; the replacement pays at least an eighth more than before. */
  readonly fee: EvmFee;
  /** The sender's native balance, in wei. */
  readonly nativeBalance: bigint;
  readonly contracts?: TokenContracts;
}

/** The gas of a plain transfer of the native coin. */
export const EVM_TRANSFER_GAS = 21_000n;

/** First 4 bytes of the Keccak hash of `transfer(address,uint256)`. */
const TRANSFER = '0xa9059cbb';

/**
 * Builds a transfer on an EVM chain: native coin, or a token. @throws RangeError if the token has no known contract on
 * the network
 */
export function buildEvmSend(send: EvmSend): UnsignedSend {
  const { chain, network, from, asset, to, amount } = send;
  if (asset === CHAINS[chain].native.symbol) return unsignedSend(send, { to, value: amount, data: '0x' });
  const token = tokenNamed(chain, network, asset, send.contracts);
  if (token === undefined) throw new RangeError(`${asset} cannot be sent on ${chain} ${network} from ${from}`);
  return unsignedSend(send, {
    to: token.contract,
    value: 0n,
    data: `${TRANSFER}${word(to)}${word(amount.toString(16))}`,
  });
}

/**
 * Builds a replacement of a pending transaction: the same nonce, with a fee that nodes accept for a replacement. If the
 * balance does not cover the amount and the higher fee, a smaller amount is sent. The review shows it.
 */
export function replaceEvmSend(replacement: EvmReplacement): BuildAnswer {
  const { chain, from, purpose, nativeBalance } = replacement;
  const pending = decode(replacement.pending);
  const isFaster = purpose === 'faster';
  const gasLimit = isFaster ? pending.gasLimit : EVM_TRANSFER_GAS;
  const fee = replacementEvmFee(pending.fee, replacement.fee);
  const highest = highestEvmFee(fee, gasLimit);
  const call = isFaster ? pending : { to: from, value: 0n, data: '0x' };
  const isLess = call.value > 0n && call.value + highest > nativeBalance;
  const value = isLess ? allOf(nativeBalance, highest) : call.value;
  if (isFeeTooHigh(chain, highest)) return { kind: 'invalid', reason: 'feeTooHigh' };
  if (highest > nativeBalance || (isLess && value === 0n)) {
    return { kind: 'invalid', reason: pending.data === '0x' ? 'feeAboveBalance' : 'noCoinForFee' };
  }
  const frame = { ...replacement, gasLimit, nonce: pending.nonce, fee: isLess ? evmFeeForAll(fee) : fee };
  return { kind: 'built', ...unsignedSend(frame, { to: call.to, value, data: call.data }) };
}

/** The nonce of unsigned bytes. */
export function nonceOf(unsigned: string): bigint {
  return decode(unsigned).nonce;
}

/** Reads what unsigned bytes do; null if they are not a transfer that this wallet builds. */
export function readEvmSend({
  chain,
  network,
  from,
  unsigned,
  contracts,
}: ReadSendCall & { chain: EvmChain }): ReviewedSend | null {
  const tx = decode(unsigned);
  const { eip155ChainId } = networkOf(chain, network);
  if (tx.isSigned || tx.hasAccessList || tx.chainId !== BigInt(eip155ChainId ?? 0)) return null;
  // Without a recipient it creates a contract.
  if (readEvmAddress(tx.to).kind === 'unread') return null;
  const common = {
    chain,
    network,
    from,
    fee: highestEvmFee(tx.fee, tx.gasLimit).toString(),
    opensTokenAccount: false,
    isReplaceable: true,
  };
  if (tx.data === '0x') {
    const { symbol } = CHAINS[chain].native;
    return { ...common, to: withEvmChecksum(tx.to), asset: symbol, amount: tx.value.toString() };
  }
  const token = tokensOf(chain, network, contracts).find(
    ({ contract }) => contract.toLowerCase() === tx.to.toLowerCase(),
  );
  const [, to, amount] = /^0xa9059cbb0{24}([0-9a-f]{40})([0-9a-f]{64})$/.exec(tx.data) ?? [];
  if (token === undefined || to === undefined || tx.value !== 0n) return null;
  return { ...common, to: withEvmChecksum(`0x${to}`), asset: token.symbol, amount: BigInt(`0x${amount}`).toString() };
}

interface Call {
  readonly to: string;
  readonly value: bigint;
  readonly data: string;
}

type Frame = Pick<EvmSend, 'chain' | 'network' | 'from' | 'nonce' | 'gasLimit' | 'fee' | 'contracts'>;

function unsignedSend(frame: Frame, { to, value, data }: Call): UnsignedSend {
  const { chain, network, from, nonce, gasLimit, fee } = frame;
  const chainId = BigInt(networkOf(chain, network).eip155ChainId ?? 0);
  const call = { chainId, nonce, gasLimit, to: to.toLowerCase(), value, data };
  // Not strict, because the library limits fees as on Ethereum's main network. The wallet has its own ceiling
  // (`FEE_CEILINGS`).
  const transaction =
    fee.kind === 'legacy'
      ? Transaction.prepare({ ...call, type: 'legacy', gasPrice: fee.gasPrice }, false)
      : Transaction.prepare(
          {
            ...call,
            type: 'eip1559',
            accessList: [],
            maxFeePerGas: fee.maxFeePerGas,
            maxPriorityFeePerGas: fee.maxPriorityFeePerGas,
          },
          false,
        );
  const unsigned = transaction.toHex({ includeSignature: false });
  const { contracts } = frame;
  const reviewed = readEvmSend({ chain, network, from, unsigned, ...(contracts !== undefined && { contracts }) });
  if (!reviewed) throw new RangeError('The pending transaction is no transfer of this wallet');
  return { unsigned, reviewed };
}

interface Decoded extends Call {
  readonly chainId: bigint;
  readonly nonce: bigint;
  readonly gasLimit: bigint;
  readonly fee: EvmFee;
  readonly isSigned: boolean;
  readonly hasAccessList: boolean;
}

/** @throws Error unless the bytes are a transaction of one of the two types that are built here */
function decode(hex: string): Decoded {
  const transaction = Transaction.fromHex(hex);
  const { type, isSigned } = transaction;
  const raw = transaction.raw as Partial<Record<string, unknown>>;
  if (type !== 'legacy' && type !== 'eip1559') throw new TypeError(`Transactions of type ${type} are not sent here`);
  const fee: EvmFee =
    type === 'legacy'
      ? { kind: 'legacy', gasPrice: raw['gasPrice'] as bigint }
      : {
          kind: 'eip1559',
          maxFeePerGas: raw['maxFeePerGas'] as bigint,
          maxPriorityFeePerGas: raw['maxPriorityFeePerGas'] as bigint,
        };
  return {
    to: raw['to'] as string,
    value: raw['value'] as bigint,
    data: raw['data'] as string,
    // A legacy transaction may lack it, and is then valid on every network.
    chainId: (raw['chainId'] as bigint | undefined) ?? 0n,
    nonce: raw['nonce'] as bigint,
    gasLimit: raw['gasLimit'] as bigint,
    fee,
    isSigned,
    hasAccessList: ((raw['accessList'] as unknown[] | undefined) ?? []).length > 0,
  };
}

/** 32 bytes of hex, padded with zeros on the left. */
function word(hex: string): string {
  return hex.replace(/^0x/, '').toLowerCase().padStart(64, '0');
}
