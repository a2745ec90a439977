import type { FeeSpeed, LookUpAnswer, PrepareSendAnswer } from '@keel/flows';
import { CHAINS, SPENT_FORMS, spentFormOf, UTXO_CHAINS, type UtxoChainId, virtualSize } from '@keel/wallet';
import { unpackSend } from '@keel/wallet/protocol';
import type { Coin, PreviousTransactions, UtxoAnswer } from '@keel/wallet/send';
import { NetworkFailure, NO_NODE, NodeRefusal, type WalletNetwork } from '../../../api/networks.ts';
import { integerIn, listIn, recordIn, textIn } from './answers.ts';
import type { CallNode, ChainPort, NetworkTransfer, SentTransaction, SpeedFee } from './ChainPort.ts';
import { ready, refusedFunds, replacementOf } from './prepared.ts';

/** The number of blocks within which a transfer of each speed should be confirmed. */
const BLOCKS: Readonly<Record<FeeSpeed, number>> = { slow: 25, normal: 6, fast: 1 };

/** How many transactions are requested at the same time. */
const BATCH_SIZE = 4;

/** A chain of unspent outputs, over the API of Esplora. */
function utxoPort(chain: UtxoChainId): ChainPort {
  const { symbol, decimals } = CHAINS[chain].native;
  const { blockMs } = UTXO_CHAINS[chain];

  async function holdings(callNode: CallNode, address: string) {
    const { spendable, incoming } = await readCoins(callNode, address);
    return [{ asset: symbol, decimals, units: sumOf(spendable), incoming: sumOf(incoming) }];
  }

  function answer(built: UtxoAnswer, network: WalletNetwork, speed: FeeSpeed, balance?: bigint): PrepareSendAnswer {
    if (built.kind === 'unproved') return { kind: 'coinUnproved' };
    if (built.kind === 'false') return { kind: 'coinFalse' };
    if (built.kind === 'invalid') return refusedFunds(chain, built.reason);
    return ready(built, network, {
      expiry: null,
      usualMs: BLOCKS[speed] * blockMs,
      ...(balance !== undefined && { balance }),
    });
  }

  return {
    holdings: (callNode, { address }) => holdings(callNode, address),

    async usageOf(callNode, { address }) {
      // Most addresses of a search were never used, and need no second call.
      const transactions = listIn(await callNode('address_transactions', [address]));
      if (transactions.length === 0) return { isUsed: false, holdings: [] };
      return { isUsed: true, holdings: await holdings(callNode, address) };
    },

    async fees(callNode, { address }) {
      const form = spentFormOf(chain, address);
      if (form === null) throw new TypeError(`${address} is no address of this wallet.`);
      const [{ spendable }, estimates] = await Promise.all([
        readCoins(callNode, address),
        callNode('fee_estimates', []).then(recordIn),
      ]);
      const at = (speed: FeeSpeed): SpeedFee => {
        const rate = rateOf(chain, estimates, speed);
        const feeOf = (inputs: number, outputs: number) =>
          BigInt(Math.ceil(rate * virtualSize(form, inputs, Array<number>(outputs).fill(SPENT_FORMS[form].script))));
        // Usually one coin pays the recipient and the change; everything is all coins and no change.
        const feeForAll = feeOf(Math.max(spendable.length, 1), 1);
        return { fee: feeOf(1, 2), feeForAll, usualMs: BLOCKS[speed] * blockMs };
      };
      return { slow: at('slow'), normal: at('normal'), fast: at('fast') };
    },

    async history(callNode, { address }): Promise<readonly NetworkTransfer[]> {
      const all = listIn(await callNode('address_transactions', [address])).map(recordIn);
      return all.map((transaction) => transferIn(chain, transaction, address));
    },

    async prepare(callNode, { from, to, amount, speed, network }) {
      const { buildUtxoSend } = await import('@keel/wallet/send');
      const [{ spendable: coins }, feeRate] = await Promise.all([
        readCoins(callNode, from.address),
        readRate(chain, callNode, speed),
      ]);
      const call = { chain, network: from.network, from: from.address, to, amount, coins, feeRate };
      const built = await withPreviousTransactions(callNode, (previous) => buildUtxoSend({ ...call, previous }));
      return answer(built, network, speed, sumOf(coins));
    },

    async replace(callNode, { from, purpose, unsigned, network }) {
      const { readSend, replaceUtxoSend } = await import('@keel/wallet/send');
      const packed = unpackSend(unsigned);
      if (packed === null) throw new TypeError('The pending transfer cannot be read.');
      const [{ confirmed: coins }, feeRate] = await Promise.all([
        readCoins(callNode, from.address),
        readRate(chain, callNode, 'fast'),
      ]);
      const sender = { chain, network: from.network, from: from.address };
      const call = { ...sender, pending: packed.unsigned, purpose, coins, feeRate };
      const before = readSend({ ...sender, unsigned: packed.unsigned });
      const built = await withPreviousTransactions(callNode, (previous) => replaceUtxoSend({ ...call, previous }));
      return replacementOf(before, network, answer(built, network, 'fast'));
    },

    renew: (_callNode, _from, prepared) => Promise.resolve(prepared),

    async broadcast(callNode, { bytes }) {
      await callNode('broadcast', [bytes]);
    },

    lookUp: (callNode, _from, transactions) => lookUp(callNode, transactions),
  };
}

/** Bitcoin. */
export const bitcoin = utxoPort('bitcoin');

/** Dogecoin (WALLET-14). */
export const dogecoin = utxoPort('dogecoin');

async function lookUp(callNode: CallNode, transactions: readonly SentTransaction[]): Promise<LookUpAnswer> {
  const known = await Promise.all(
    transactions.map(async ({ txId }) => ({ txId, status: await statusOf(callNode, txId) })),
  );
  const confirmed = known.find(({ status }) => status?.['confirmed'] === true);
  if (confirmed?.status) {
    const tip = integerIn(await callNode('tip_height', []));
    const confirmations = Number(tip - integerIn(confirmed.status['block_height'])) + 1;
    return { kind: 'found', txId: confirmed.txId, confirmations: Math.max(confirmations, 0) };
  }
  const waiting = known.find(({ status }) => status !== null);
  return waiting ? { kind: 'found', txId: waiting.txId, confirmations: 0 } : { kind: 'unknown' };
}

interface Coins {
  /** Confirmed coins. */
  readonly confirmed: readonly Coin[];
  /** Confirmed coins, and change of own transfers that are still pending. */
  readonly spendable: readonly Coin[];
  /** Unconfirmed coins from others, who can still replace the transaction. */
  readonly incoming: readonly Coin[];
}

/** Unspent outputs of an address. */
async function readCoins(callNode: CallNode, address: string): Promise<Coins> {
  const all = listIn(await callNode('address_utxos', [address])).map((each) => {
    const { txid, vout, value, status } = recordIn(each);
    const coin = { txId: textIn(txid), index: Number(integerIn(vout)), value: integerIn(value) };
    return { coin, isConfirmed: recordIn(status)['confirmed'] === true };
  });
  const pending = new Set(all.flatMap(({ coin, isConfirmed }) => (isConfirmed ? [] : coin.txId)));
  const ownTransactions = await Promise.all(
    [...pending].map(async (txId) => ((await isOwn(callNode, txId, address)) ? [txId] : [])),
  );
  const ownPending = new Set(ownTransactions.flat());
  const coinsWhere = (test: (each: (typeof all)[number]) => boolean) => all.filter(test).map(({ coin }) => coin);
  return {
    confirmed: coinsWhere(({ isConfirmed }) => isConfirmed),
    spendable: coinsWhere(({ coin, isConfirmed }) => isConfirmed || ownPending.has(coin.txId)),
    incoming: coinsWhere(({ coin, isConfirmed }) => !isConfirmed && !ownPending.has(coin.txId)),
  };
}

/** What a transaction moved from or to an address. */
function transferIn(
  chain: UtxoChainId,
  transaction: Readonly<Record<string, unknown>>,
  address: string,
): NetworkTransfer {
  const inputs = listIn(transaction['vin']).map((each) => outputIn(recordIn(each)['prevout']));
  const outputs = listIn(transaction['vout']).map(outputIn);
  const isOut = inputs.some((each) => each.address === address);
  // Change that returns to the sender is not part of what was sent.
  const paid = outputs.filter((each) => (each.address === address) !== isOut);
  const others = new Set((isOut ? paid : inputs).map((each) => each.address));
  const [other] = others;
  const { confirmed, block_time: time } = recordIn(transaction['status']);
  return {
    txId: textIn(transaction['txid']),
    direction: isOut ? 'out' : 'in',
    asset: CHAINS[chain].native.symbol,
    units: paid.reduce((sum, { value }) => sum + value, 0n),
    decimals: CHAINS[chain].native.decimals,
    other: others.size === 1 ? (other ?? null) : null,
    at: confirmed === true ? Number(integerIn(time)) * 1000 : null,
    state: confirmed === true ? 'confirmed' : 'pending',
  };
}

/** An output's value and its address; a coinbase input has no previous output. */
function outputIn(value: unknown): { readonly address: string | null; readonly value: bigint } {
  if (value === null || value === undefined) return { address: null, value: 0n };
  const output = recordIn(value);
  const address = output['scriptpubkey_address'];
  return { address: typeof address === 'string' ? address : null, value: integerIn(output['value']) };
}

/** Whether all inputs of a transaction were at this address, so that nobody else can replace it. */
async function isOwn(callNode: CallNode, txId: string, address: string): Promise<boolean> {
  const inputs = listIn(recordIn(await callNode('transaction', [txId]))['vin']).map(recordIn);
  const isFrom = ({ prevout }: Readonly<Record<string, unknown>>) =>
    typeof prevout === 'object' && prevout !== null && recordIn(prevout)['scriptpubkey_address'] === address;
  return inputs.length > 0 && inputs.every(isFrom);
}

/**
 * Builds a transaction with the previous transactions of its coins, so that their values do not depend on the node's
 * word.
 */
async function withPreviousTransactions(
  callNode: CallNode,
  build: (previous: PreviousTransactions) => UtxoAnswer,
): Promise<UtxoAnswer> {
  const first = build(new Map());
  return first.kind === 'unproved' ? build(await readTransactions(callNode, first.txIds)) : first;
}

/** Loads whole transactions, a few at a time; leaves out those that the network does not have. */
async function readTransactions(callNode: CallNode, txIds: readonly string[]): Promise<PreviousTransactions> {
  const read = new Map<string, string>();
  for (let at = 0; at < txIds.length; at += BATCH_SIZE) {
    const batch = txIds.slice(at, at + BATCH_SIZE);
    // oxlint-disable-next-line no-await-in-loop -- more at once is what a node refuses
    for (const [txId, bytes] of await Promise.all(batch.map((each) => readTransaction(callNode, each)))) {
      if (bytes === null) return read;
      read.set(txId, bytes);
    }
  }
  return read;
}

async function readTransaction(
  callNode: CallNode,
  txId: string,
): Promise<readonly [txId: string, bytes: string | null]> {
  try {
    const bytes = await callNode('transaction_hex', [txId]);
    return [txId, bytes === null ? null : textIn(bytes)];
  } catch (error) {
    const isUnavailable = error instanceof NodeRefusal || (error instanceof NetworkFailure && error.status === NO_NODE);
    if (isUnavailable) return [txId, null];
    throw error;
  }
}

function sumOf(coins: readonly Coin[]): bigint {
  return coins.reduce((sum, { value }) => sum + value, 0n);
}

/** The network's current fee for a virtual byte. */
async function readRate(chain: UtxoChainId, callNode: CallNode, speed: FeeSpeed): Promise<number> {
  return rateOf(chain, recordIn(await callNode('fee_estimates', [])), speed);
}

/** The estimate for a speed, never below what nodes relay; that minimum if there is no estimate. */
function rateOf(chain: UtxoChainId, estimates: Readonly<Record<string, unknown>>, speed: FeeSpeed): number {
  const { minFeeRate } = UTXO_CHAINS[chain];
  const rates = Object.entries(estimates)
    .filter(([blocks, rate]) => Number(blocks) <= BLOCKS[speed] && typeof rate === 'number' && Number.isFinite(rate))
    .toSorted(([one], [other]) => Number(other) - Number(one));
  return Math.max(Number(rates[0]?.[1] ?? minFeeRate), minFeeRate);
}

/** null if the network does not know the transaction. */
async function statusOf(callNode: CallNode, txId: string) {
  try {
    const transaction = await callNode('transaction', [txId]);
    return transaction === null ? null : recordIn(recordIn(transaction)['status']);
  } catch (error) {
    if (error instanceof NodeRefusal) return null;
    throw error;
  }
}
