import type { LookUpAnswer, PrepareSendAnswer } from '@keel/flows';
import {
  allOf,
  CHAINS,
  checkFunds,
  type EvmFeeMarket,
  evmFee,
  evmFeeForAll,
  type FeeSpeed,
  highestEvmFee,
  medianOf,
  type Token,
} from '@keel/wallet';
import { unpackSend } from '@keel/wallet/protocol';
import type { EvmChain } from '@keel/wallet/send';
import { NodeRefusal } from '../../../api/networks.ts';
import { listIn, quantityIn, recordIn, textIn } from './answers.ts';
import type {
  CallNode,
  ChainPort,
  Holding,
  NetworkTransfer,
  ReplacementRequest,
  SentTransaction,
  SpeedFee,
} from './ChainPort.ts';
import { tokenTransfers } from './evmHistory.ts';
import type { Place } from './place.ts';
import { contractsOf, knownTokens, ready, refusedFunds, replacementOf, tokenOf } from './prepared.ts';

/** First 4 bytes of the Keccak hash of `balanceOf(address)`, `decimals()` and `transfer(address,uint256)`. */
const BALANCE_OF = '0x70a08231';
const DECIMALS = '0x313ce567';
const TRANSFER = '0xa9059cbb';

/** The tip of each speed, in tenths of the tip that a node suggests. */
const TIPS: Readonly<Record<FeeSpeed, bigint>> = { slow: 8n, normal: 10n, fast: 20n };

/** The number of blocks within which a transfer of each speed is usually confirmed. */
const BLOCKS: Readonly<Record<FeeSpeed, number>> = { slow: 5, normal: 3, fast: 1 };

/** The time between blocks. */
const BLOCK_MS: Readonly<Record<EvmChain, number>> = { ethereum: 12_000, bnb: 3000 };

/** Five blocks and more; after that a transfer is late. */
const USUAL_MS: Readonly<Record<EvmChain, number>> = { ethereum: 60_000, bnb: 15_000 };

/**
 * The gas limit of a usual transfer of a token: the network takes up to 65,000 if the recipient has none of it yet, and
 * the limit is a fifth above the estimate.
 */
const USUAL_TOKEN_GAS = 78_000n;

/** The number of blocks from which the usual fee is computed: 20. */
const RECENT_BLOCKS = '0x14';

/** The prefix of an account that delegates to code (EIP-7702). */
const DELEGATION = '0xef0100';

/** Ethereum and BNB Smart Chain. */
export const evm: ChainPort = {
  async holdings(callNode, { address, chain }, network) {
    const { native } = CHAINS[chain];
    const coin = callNode('eth_getBalance', [address, 'latest']).then(quantityIn);
    const tokens = knownTokens(network).map(async ({ symbol, decimals, contract }): Promise<Holding> => {
      const units = await tokenBalance(callNode, contract, address);
      return { asset: symbol, decimals, units };
    });
    return Promise.all([coin.then((units) => ({ asset: native.symbol, decimals: native.decimals, units })), ...tokens]);
  },

  async usageOf(callNode, place, network) {
    const holdings = await evm.holdings(callNode, place, network);
    const isUsed =
      holdings.some(({ units }) => units > 0n) ||
      quantityIn(await callNode('eth_getTransactionCount', [place.address, 'latest'])) > 0n;
    return { isUsed, holdings };
  },

  async fees(callNode, { chain }, asset) {
    const { EVM_TRANSFER_GAS } = await import('@keel/wallet/send');
    const { market } = await readMarket(callNode);
    const gas = asset === CHAINS[chain].native.symbol ? EVM_TRANSFER_GAS : USUAL_TOKEN_GAS;
    const at = (speed: FeeSpeed): SpeedFee => {
      const fee = highestEvmFee(evmFee(market, speed), gas);
      return { fee, feeForAll: fee, usualMs: BLOCKS[speed] * BLOCK_MS[chain as EvmChain] };
    };
    return { slow: at('slow'), normal: at('normal'), fast: at('fast') };
  },

  async history(callNode, place, network): Promise<readonly NetworkTransfer[]> {
    const lists = await Promise.all(
      knownTokens(network).map((token) => tokenTransfers(callNode, place.address, token)),
    );
    return lists.flat().toSorted((one, other) => (other.at ?? 0) - (one.at ?? 0));
  },

  async prepare(callNode, request) {
    const { buildEvmSend, EVM_TRANSFER_GAS, nonceOf } = await import('@keel/wallet/send');
    const { from, to, asset, speed, network } = request;
    const chain = from.chain as EvmChain;
    const isToken = asset !== CHAINS[chain].native.symbol;
    const token = tokenOf(network, asset);
    const [nonce, nativeBalance, { market, medianBaseFee }, isContract, isOther] = await Promise.all([
      callNode('eth_getTransactionCount', [from.address, 'pending']).then(quantityIn),
      callNode('eth_getBalance', [from.address, 'latest']).then(quantityIn),
      readMarket(callNode),
      isToken && hasCode(callNode, to),
      token !== undefined && hasOtherDecimals(callNode, token),
    ]);
    if (isOther) return refusedFunds(chain, 'otherDecimals');
    const balance = token === undefined ? nativeBalance : await tokenBalance(callNode, token.contract, from.address);
    const first = evmFee(market, speed);
    const isAll = request.amount === null;
    const fee = isAll && !isToken ? evmFeeForAll(first) : first;
    // An estimate with an amount above the balance would only be refused.
    if (request.amount !== null && request.amount > balance) return refusedFunds(chain, 'aboveBalance');
    // A contract may handle a token or an amount differently from zero, so both are estimated with what will be sent.
    const value = request.amount ?? allOf(balance, highestEvmFee(fee, EVM_TRANSFER_GAS));
    const data = isToken ? `${TRANSFER}${word(to)}${word((request.amount ?? balance).toString(16))}` : undefined;
    const call = isToken
      ? { from: from.address, to: token?.contract, data }
      : { from: from.address, to, value: `0x${value.toString(16)}` };
    const estimated = await callNode('eth_estimateGas', [call]).then(quantityIn);
    // A contract may need slightly more gas than estimated.
    const gasLimit = estimated <= EVM_TRANSFER_GAS ? EVM_TRANSFER_GAS : (estimated * 12n) / 10n;
    const highest = highestEvmFee(fee, gasLimit);
    const amount = request.amount ?? (isToken ? balance : allOf(balance, highest));
    const problem = checkFunds({ chain, isToken, amount, balance, fee: highest, nativeBalance });
    if (problem !== null) return refusedFunds(chain, problem);
    if (amount === 0n) return refusedFunds(chain, isToken ? 'aboveBalance' : 'feeAboveBalance');
    const { network: kind } = from;
    const send = { chain, network: kind, from: from.address, to, asset, amount, nonce, gasLimit, fee };
    const built = buildEvmSend({ ...send, contracts: contractsOf(network) });
    const usualFee =
      medianBaseFee === null
        ? null
        : highestEvmFee(evmFee({ ...market, baseFeePerGas: medianBaseFee }, speed), gasLimit);
    const expiry = { kind: 'nonce', nonce: Number(nonceOf(built.unsigned)) } as const;
    return ready(built, network, { usualFee, isToContract: isContract, balance, expiry, usualMs: USUAL_MS[chain] });
  },

  async replace(callNode, { from, purpose, speed, unsigned, network }: ReplacementRequest): Promise<PrepareSendAnswer> {
    const { nonceOf, readSend, replaceEvmSend } = await import('@keel/wallet/send');
    const packed = unpackSend(unsigned);
    if (packed === null) throw new TypeError('The pending transfer cannot be read.');
    const [{ market }, nativeBalance] = await Promise.all([
      readMarket(callNode),
      callNode('eth_getBalance', [from.address, 'latest']).then(quantityIn),
    ]);
    const fee = evmFee(market, speed === 'slow' ? 'normal' : 'fast');
    const chain = from.chain as EvmChain;
    const call = { chain, network: from.network, from: from.address, contracts: contractsOf(network) };
    const built = replaceEvmSend({ ...call, pending: packed.unsigned, purpose, fee, nativeBalance });
    if (built.kind === 'invalid') return refusedFunds(chain, built.reason);
    const expiry = { kind: 'nonce', nonce: Number(nonceOf(built.unsigned)) } as const;
    const answer = ready(built, network, { expiry, usualMs: USUAL_MS[chain] });
    return replacementOf(readSend({ ...call, unsigned: packed.unsigned }), network, answer);
  },

  renew: (_callNode, _from, prepared) => Promise.resolve(prepared),

  async broadcast(callNode, { bytes }) {
    await callNode('eth_sendRawTransaction', [bytes]);
  },

  async lookUp(callNode, from, transactions) {
    const found = await findTransactions(callNode, transactions);
    if (found.kind !== 'unknown' || !(await isNonceUsed(callNode, from, transactions))) return found;
    // If it was mined in between, it is known now.
    const secondLookUp = await findTransactions(callNode, transactions);
    return secondLookUp.kind === 'unknown' ? { kind: 'replaced' } : secondLookUp;
  },
};

async function findTransactions(callNode: CallNode, transactions: readonly SentTransaction[]): Promise<LookUpAnswer> {
  const receipts = await Promise.all(
    transactions.map(async ({ txId }) => ({ txId, receipt: await callNode('eth_getTransactionReceipt', [txId]) })),
  );
  // Of transfers with the same nonce only one is ever mined.
  const mined = receipts.find(({ receipt }) => receipt !== null);
  if (mined) {
    const { status, blockNumber } = recordIn(mined.receipt);
    if (quantityIn(status) === 0n) return { kind: 'failed', text: '' };
    const newest = quantityIn(await callNode('eth_blockNumber', []));
    const confirmations = Number(newest - quantityIn(blockNumber)) + 1;
    return { kind: 'found', txId: mined.txId, confirmations: Math.max(confirmations, 0) };
  }
  for (const { txId } of transactions) {
    // Sequentially: the newest is most likely the pending one.
    // oxlint-disable-next-line no-await-in-loop -- the first that is known ends it
    if ((await callNode('eth_getTransactionByHash', [txId])) !== null) return { kind: 'found', txId, confirmations: 0 };
  }
  return { kind: 'unknown' };
}

/**
 * Whether the sender has used the nonce of a transaction that no node knows: then another transaction replaced it. Only
 * the last final block counts: a node that is behind may not know a transaction in a newer one yet.
 */
async function isNonceUsed(
  callNode: CallNode,
  { address }: Place,
  transactions: readonly SentTransaction[],
): Promise<boolean> {
  const [expiry] = transactions.flatMap((each) => each.expiry ?? []);
  if (expiry?.kind !== 'nonce') return false;
  try {
    const used = await callNode('eth_getTransactionCount', [address, 'finalized']).then(quantityIn);
    return used > BigInt(expiry.nonce);
  } catch (error) {
    // The node does not support final blocks.
    if (error instanceof NodeRefusal) return false;
    throw error;
  }
}

/** Whether there is a contract at an address. */
async function hasCode(callNode: CallNode, address: string): Promise<boolean> {
  const code = textIn(await callNode('eth_getCode', [address, 'latest']));
  return code !== '0x' && !code.toLowerCase().startsWith(DELEGATION);
}

interface Market {
  readonly market: EvmFeeMarket;
  /** The median base fee of recent blocks, in wei; null if there is none, or the node does not report it. */
  readonly medianBaseFee: bigint | null;
}

/** The network's current gas prices. */
async function readMarket(callNode: CallNode): Promise<Market> {
  const block = recordIn(await callNode('eth_getBlockByNumber', ['latest', false]));
  const base = block['baseFeePerGas'];
  const isLegacy = base === undefined || base === null;
  const tip = quantityIn(await callNode(isLegacy ? 'eth_gasPrice' : 'eth_maxPriorityFeePerGas', []));
  const at = (speed: FeeSpeed) => (tip * TIPS[speed]) / 10n || 1n;
  const tips = { slow: at('slow'), normal: at('normal'), fast: at('fast') };
  if (isLegacy) return { market: { baseFeePerGas: null, tips }, medianBaseFee: null };
  return { market: { baseFeePerGas: quantityIn(base), tips }, medianBaseFee: await readMedianBaseFee(callNode) };
}

async function readMedianBaseFee(callNode: CallNode): Promise<bigint | null> {
  try {
    const history = recordIn(await callNode('eth_feeHistory', [RECENT_BLOCKS, 'latest', []]));
    return medianOf(listIn(history['baseFeePerGas']).map(quantityIn));
  } catch (error) {
    if (error instanceof NodeRefusal) return null;
    throw error;
  }
}

/**
 * Whether a token's contract reports other decimals than the list of this wallet, which is what amounts are computed with:
 * then the configured contract is another token, or pretends to be this one.
 */
async function hasOtherDecimals(callNode: CallNode, { contract, decimals }: Token): Promise<boolean> {
  const answer = textIn(await callNode('eth_call', [{ to: contract, data: DECIMALS }, 'latest']));
  return answer === '0x' || quantityIn(answer) !== BigInt(decimals);
}

/** Some tokens return nothing for an address that never had any. */
async function tokenBalance(callNode: CallNode, contract: string, address: string): Promise<bigint> {
  const answer = textIn(
    await callNode('eth_call', [{ to: contract, data: `${BALANCE_OF}${word(address)}` }, 'latest']),
  );
  return answer === '0x' ? 0n : quantityIn(answer);
}

/** 32 bytes of hex, padded with zeros on the left. */
function word(hex: string): string {
  return hex.replace(/^0x/, '').toLowerCase().padStart(64, '0');
}
