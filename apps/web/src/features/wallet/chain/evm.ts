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
} from '@keel/wallet';
import { unpackSend } from '@keel/wallet/protocol';
import type { EvmChain } from '@keel/wallet/send';
import { quantityIn, recordIn, textIn } from './answers.ts';
import type { Ask, ChainPort, Holding, Replacing } from './ChainPort.ts';
import { ready, refusedFunds, usdtOf, withUsdt } from './prepared.ts';

/** First 4 bytes of the Keccak hash of `balanceOf(address)` and of `transfer(address,uint256)`. */
const BALANCE_OF = '0x70a08231';
const TRANSFER = '0xa9059cbb';

/** Of the tip that a node suggests, in tenths. */
const TIPS: Readonly<Record<FeeSpeed, bigint>> = { slow: 8n, normal: 10n, fast: 20n };

/** Ethereum and BNB Smart Chain. */
export const evm: ChainPort = {
  async holdings(ask, { address, chain }, network) {
    const { native, usdt } = CHAINS[chain];
    const coin = ask('eth_getBalance', [address, 'latest']).then(quantityIn);
    const contract = usdtOf(network);
    const held: Promise<Holding>[] = [
      coin.then((units) => ({ asset: native.symbol, decimals: native.decimals, units })),
    ];
    if (usdt && contract !== undefined) {
      const token = tokenBalance(ask, contract, address);
      held.push(token.then((units) => ({ asset: usdt.symbol, decimals: usdt.decimals, units })));
    }
    return Promise.all(held);
  },

  async prepare(ask, wanted) {
    const { buildEvmSend, EVM_TRANSFER_GAS } = await import('@keel/wallet/send');
    const { from, to, asset, speed, network } = wanted;
    const chain = from.chain as EvmChain;
    const isToken = asset !== CHAINS[chain].native.symbol;
    const contract = usdtOf(network);
    const [nonce, nativeBalance, market] = await Promise.all([
      ask('eth_getTransactionCount', [from.address, 'pending']).then(quantityIn),
      ask('eth_getBalance', [from.address, 'latest']).then(quantityIn),
      readMarket(ask),
    ]);
    const balance = isToken && contract !== undefined ? await tokenBalance(ask, contract, from.address) : nativeBalance;
    const first = evmFee(market, speed);
    const isAll = wanted.amount === null;
    const fee = isAll && !isToken ? evmFeeForAll(first) : first;
    // What is estimated with an amount beyond the balance is only refused.
    if (wanted.amount !== null && wanted.amount > balance) return refusedFunds('aboveBalance');
    const data = isToken ? `${TRANSFER}${word(to)}${word((wanted.amount ?? balance).toString(16))}` : undefined;
    const call = isToken ? { from: from.address, to: contract, data } : { from: from.address, to, value: '0x0' };
    const estimated = await ask('eth_estimateGas', [call]).then(quantityIn);
    // A contract may need a little more than it did in the estimate.
    const gasLimit = estimated <= EVM_TRANSFER_GAS ? EVM_TRANSFER_GAS : (estimated * 12n) / 10n;
    const highest = highestEvmFee(fee, gasLimit);
    const amount = wanted.amount ?? (isToken ? balance : allOf(balance, highest));
    const problem = checkFunds({ chain, isToken, amount, balance, fee: highest, nativeBalance });
    if (problem !== null) return refusedFunds(problem);
    if (amount === 0n) return refusedFunds(isToken ? 'aboveBalance' : 'feeAboveBalance');
    const { network: kind } = from;
    const send = { chain, network: kind, from: from.address, to, asset, amount, nonce, gasLimit, fee };
    return ready(buildEvmSend({ ...send, ...withUsdt(network) }), network);
  },

  async replace(ask, { from, purpose, speed, unsigned, network }: Replacing): Promise<PrepareSendAnswer> {
    const { replaceEvmSend } = await import('@keel/wallet/send');
    const packed = unpackSend(unsigned);
    if (packed === null) throw new TypeError('The pending transfer cannot be read.');
    const fee = evmFee(await readMarket(ask), speed === 'slow' ? 'normal' : 'fast');
    const { address, chain, network: kind } = from;
    const pending = packed.unsigned;
    const call = { chain: chain as EvmChain, network: kind, from: address, pending, purpose, fee };
    return ready(replaceEvmSend({ ...call, ...withUsdt(network) }), network);
  },

  async broadcast(ask, { bytes }) {
    await ask('eth_sendRawTransaction', [bytes]);
  },

  async lookUp(ask, txIds): Promise<LookUpAnswer> {
    const receipts = await Promise.all(
      txIds.map(async (txId) => ({ txId, receipt: await ask('eth_getTransactionReceipt', [txId]) })),
    );
    // Of transfers that take each other's place only one is ever carried out.
    const done = receipts.find(({ receipt }) => receipt !== null);
    if (done) {
      const { status, blockNumber } = recordIn(done.receipt);
      if (quantityIn(status) === 0n) return { kind: 'failed', text: '' };
      const newest = quantityIn(await ask('eth_blockNumber', []));
      const confirmations = Number(newest - quantityIn(blockNumber)) + 1;
      return { kind: 'found', txId: done.txId, confirmations: Math.max(confirmations, 0) };
    }
    for (const txId of txIds) {
      // One after the other: the newest is the one that most likely waits.
      // oxlint-disable-next-line no-await-in-loop -- the first that is known ends it
      if ((await ask('eth_getTransactionByHash', [txId])) !== null) return { kind: 'found', txId, confirmations: 0 };
    }
    return { kind: 'unknown' };
  },
};

/** What the network asks for gas now. */
async function readMarket(ask: Ask): Promise<EvmFeeMarket> {
  const block = recordIn(await ask('eth_getBlockByNumber', ['latest', false]));
  const base = block['baseFeePerGas'];
  const isLegacy = base === undefined || base === null;
  const tip = quantityIn(await ask(isLegacy ? 'eth_gasPrice' : 'eth_maxPriorityFeePerGas', []));
  const at = (speed: FeeSpeed) => (tip * TIPS[speed]) / 10n || 1n;
  const tips = { slow: at('slow'), normal: at('normal'), fast: at('fast') };
  return { baseFeePerGas: isLegacy ? null : quantityIn(base), tips };
}

/** Some tokens answer nothing at all to an address that never held them. */
async function tokenBalance(ask: Ask, contract: string, address: string): Promise<bigint> {
  const answer = textIn(await ask('eth_call', [{ to: contract, data: `${BALANCE_OF}${word(address)}` }, 'latest']));
  return answer === '0x' ? 0n : quantityIn(answer);
}

/** 32 bytes of hex, filled up with zeros on the left. */
function word(hex: string): string {
  return hex.replace(/^0x/, '').toLowerCase().padStart(64, '0');
}
