import type { Method } from './Node.ts';
import type { ChainName } from './networks.ts';

/** Checks the type of a parameter or of a result. */
type Shape = (value: unknown) => boolean;

/** A method that may be forwarded: its chains, its parameters and the shape of its result. */
export interface AllowedMethod {
  readonly chains: readonly ChainName[];
  readonly params: readonly Shape[];
  /** Number of trailing parameters that are optional. */
  readonly optional?: number;
  readonly result: Shape;
}

/** Maximum number of blocks of a log search. */
const LOG_BLOCKS = 5_000n;

/** Maximum number of blocks of a fee history. */
const FEE_BLOCKS = 100n;

const text = (pattern: RegExp): Shape => {
  return (value) => typeof value === 'string' && pattern.test(value);
};
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const orNull =
  (shape: Shape): Shape =>
  (value) =>
    value === null || shape(value);
const list: Shape = (value) => Array.isArray(value);

const isAddress = text(/^0x[\da-f]{40}$/i);
const isHash = text(/^0x[\da-f]{64}$/i);
const isQuantity = text(/^0x(0|[1-9a-f][\da-f]{0,63})$/i);
const isBytes = text(/^0x([\da-f]{2})*$/i);
const isTag = text(/^(latest|pending|earliest|safe|finalized)$/);
const isBlock: Shape = (value) => isTag(value) || isQuantity(value);

const TRANSACTION: Readonly<Record<string, Shape>> = {
  from: isAddress,
  to: isAddress,
  data: isBytes,
  input: isBytes,
  value: isQuantity,
  gas: isQuantity,
  gasPrice: isQuantity,
  maxFeePerGas: isQuantity,
  maxPriorityFeePerGas: isQuantity,
  nonce: isQuantity,
};
const isTransaction: Shape = (value) =>
  isRecord(value) && Object.entries(value).every(([name, each]) => TRANSACTION[name]?.(each) ?? false);

const isTopic: Shape = (value) => value === null || isHash(value) || (Array.isArray(value) && value.every(isHash));

/**
 * The number of blocks of a fee history: only as many as a fee estimate needs, because more are expensive for a node.
 */
const isFewBlocks: Shape = (value) => isQuantity(value) && BigInt(String(value)) <= FEE_BLOCKS;
const isNothing: Shape = (value) => Array.isArray(value) && value.length === 0;

/** A log search is limited to one contract and few blocks, because a larger one would block the node for everybody. */
const isFilter: Shape = (value) => {
  if (!isRecord(value)) return false;
  const { address, fromBlock, toBlock, topics = [], ...more } = value;
  if (Object.keys(more).length > 0 || !isAddress(address) || !isQuantity(fromBlock) || !isQuantity(toBlock))
    return false;
  const blocks = BigInt(String(toBlock)) - BigInt(String(fromBlock));
  return blocks >= 0n && blocks <= LOG_BLOCKS && Array.isArray(topics) && topics.length <= 4 && topics.every(isTopic);
};

const evm = (params: readonly Shape[], result: Shape, optional = 0): AllowedMethod => ({
  chains: ['ethereum', 'bnb'],
  params,
  result,
  optional,
});

/** An address of Bitcoin or Dogecoin. */
const isUtxoAddress = text(/^[\da-z]{14,90}$/i);
const isTxId = text(/^[\da-f]{64}$/i);
const isRawTransaction = text(/^([\da-f]{2}){60,}$/i);
const esplora = (params: readonly Shape[], result: Shape): AllowedMethod => ({
  chains: ['bitcoin', 'dogecoin'],
  params,
  result,
});

const isKey = text(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/);
const isSignature = text(/^[1-9A-HJ-NP-Za-km-z]{64,90}$/);
const isKeys: Shape = (value) => Array.isArray(value) && value.length <= 100 && value.every(isKey);
const isBase64 = text(/^[\d+/A-Za-z]{4,1700}={0,2}$/);
const isCount: Shape = (value) => typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
const isSetting: Shape = (value) =>
  value === null || ['string', 'boolean', 'number'].includes(typeof value) ? String(value).length <= 100 : false;
const isSettings: Shape = (value) => isRecord(value) && Object.values(value).every(isSetting);
const inContext: Shape = (value) => isRecord(value) && 'value' in value;
const solana = (params: readonly Shape[], result: Shape, optional = 1): AllowedMethod => ({
  chains: ['solana'],
  params,
  result,
  optional,
});

/** All methods that the browser may call (WALLET-4). */
export const METHODS: Readonly<Record<Method, AllowedMethod>> = {
  eth_blockNumber: evm([], isQuantity),
  eth_call: evm([isTransaction, isBlock], isBytes),
  eth_chainId: evm([], isQuantity),
  eth_estimateGas: evm([isTransaction, isBlock], isQuantity, 1),
  eth_feeHistory: evm([isFewBlocks, isBlock, isNothing], isRecord),
  eth_gasPrice: evm([], isQuantity),
  eth_getBalance: evm([isAddress, isBlock], isQuantity),
  eth_getBlockByNumber: evm([isBlock, (full) => full === false], orNull(isRecord)),
  eth_getCode: evm([isAddress, isBlock], isBytes),
  eth_getLogs: evm([isFilter], list),
  eth_getTransactionByHash: evm([isHash], orNull(isRecord)),
  eth_getTransactionCount: evm([isAddress, isBlock], isQuantity),
  eth_getTransactionReceipt: evm([isHash], orNull(isRecord)),
  eth_maxPriorityFeePerGas: evm([], isQuantity),
  eth_sendRawTransaction: evm([isBytes], isHash),
  address_transactions: esplora([isUtxoAddress], list),
  address_utxos: esplora([isUtxoAddress], list),
  broadcast: esplora([text(/^([\da-f]{2}){60,20000}$/i)], isTxId),
  fee_estimates: esplora([], isRecord),
  tip_height: esplora([], isCount),
  transaction: esplora([isTxId], orNull(isRecord)),
  transaction_hex: esplora([isTxId], orNull(isRawTransaction)),
  getAccountInfo: solana([isKey, isSettings], inContext),
  getBalance: solana([isKey, isSettings], inContext),
  getBlockHeight: solana([isSettings], isCount),
  getLatestBlockhash: solana([isSettings], inContext),
  getMinimumBalanceForRentExemption: solana([isCount, isSettings], isCount),
  getRecentPrioritizationFees: solana([isKeys], list),
  getSignatureStatuses: solana(
    [(value) => Array.isArray(value) && value.length <= 100 && value.every(isSignature), isSettings],
    inContext,
  ),
  getSignaturesForAddress: solana([isKey, isSettings], list),
  getTokenAccountBalance: solana([isKey, isSettings], inContext),
  sendTransaction: solana([isBase64, isSettings], isSignature),
  simulateTransaction: solana([isBase64, isSettings], inContext),
};

/** The invalid part of a request to a chain; undefined if the request is valid. */
export function invalidPart(
  chain: ChainName,
  method: Method,
  params: readonly unknown[],
): 'method' | 'params' | undefined {
  const allowed = METHODS[method];
  if (!allowed.chains.includes(chain)) return 'method';
  const { params: shapes, optional = 0 } = allowed;
  if (params.length > shapes.length || params.length < shapes.length - optional) return 'params';
  return params.every((value, at) => shapes[at]?.(value)) ? undefined : 'params';
}
