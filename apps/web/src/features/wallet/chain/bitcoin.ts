import type { FeeSpeed, LookUpAnswer } from '@keel/flows';
import { CHAINS } from '@keel/wallet';
import { unpackSend } from '@keel/wallet/protocol';
import type { BuildAnswer, Coin } from '@keel/wallet/send';
import { NodeRefusal, type WalletNetwork } from '../../../api/networks.ts';
import { listIn, recordIn, textIn, wholeIn } from './answers.ts';
import type { Ask, ChainPort } from './ChainPort.ts';
import { ready, refusedFunds } from './prepared.ts';

/** In how many blocks a transfer of each speed should be carried out. */
const BLOCKS: Readonly<Record<FeeSpeed, number>> = { slow: 25, normal: 6, fast: 1 };

/** Satoshi for each virtual byte, where a network has nothing to say: the least that nodes relay. */
const LEAST_RATE = 1;

/** Bitcoin, by answers in the shapes of Esplora. */
export const bitcoin: ChainPort = {
  async holdings(ask, { address }) {
    const { symbol, decimals } = CHAINS.bitcoin.native;
    const units = (await readCoins(ask, address)).reduce((sum, { value }) => sum + value, 0n);
    return [{ asset: symbol, decimals, units }];
  },

  async prepare(ask, { from, to, amount, speed, network }) {
    const { buildBitcoinSend } = await import('@keel/wallet/send');
    const [coins, feeRate] = await Promise.all([readCoins(ask, from.address), readRate(ask, speed)]);
    return answer(buildBitcoinSend({ network: from.network, from: from.address, to, amount, coins, feeRate }), network);
  },

  async replace(ask, { from, purpose, unsigned, network }) {
    const { replaceBitcoinSend } = await import('@keel/wallet/send');
    const packed = unpackSend(unsigned);
    if (packed === null) throw new TypeError('The pending transfer cannot be read.');
    const [coins, feeRate] = await Promise.all([readCoins(ask, from.address, true), readRate(ask, 'fast')]);
    const call = { network: from.network, from: from.address, pending: packed.unsigned, purpose, coins, feeRate };
    return answer(replaceBitcoinSend(call), network);
  },

  async broadcast(ask, { bytes }) {
    await ask('broadcast', [bytes]);
  },

  async lookUp(ask, txIds): Promise<LookUpAnswer> {
    const known = await Promise.all(txIds.map(async (txId) => ({ txId, status: await statusOf(ask, txId) })));
    const confirmed = known.find(({ status }) => status?.['confirmed'] === true);
    if (confirmed?.status) {
      const tip = wholeIn(await ask('tip_height', []));
      const confirmations = Number(tip - wholeIn(confirmed.status['block_height'])) + 1;
      return { kind: 'found', txId: confirmed.txId, confirmations: Math.max(confirmations, 0) };
    }
    const waiting = known.find(({ status }) => status !== null);
    return waiting ? { kind: 'found', txId: waiting.txId, confirmations: 0 } : { kind: 'unknown' };
  },
};

/** Unspent outputs of an address. `isConfirmedOnly` leaves out change of what is itself pending. */
async function readCoins(ask: Ask, address: string, isConfirmedOnly = false): Promise<readonly Coin[]> {
  return listIn(await ask('address_utxos', [address])).flatMap((each) => {
    const { txid, vout, value, status } = recordIn(each);
    if (isConfirmedOnly && recordIn(status)['confirmed'] !== true) return [];
    return { txId: textIn(txid), index: Number(wholeIn(vout)), value: wholeIn(value) };
  });
}

/** What the network asks for a virtual byte now. */
async function readRate(ask: Ask, speed: FeeSpeed): Promise<number> {
  const estimates = recordIn(await ask('fee_estimates', []));
  const rates = Object.entries(estimates)
    .filter(([blocks, rate]) => Number(blocks) <= BLOCKS[speed] && typeof rate === 'number' && Number.isFinite(rate))
    .toSorted(([one], [other]) => Number(other) - Number(one));
  return Math.max(Number(rates[0]?.[1] ?? LEAST_RATE), LEAST_RATE);
}

/** null where the network knows no such transfer. */
async function statusOf(ask: Ask, txId: string) {
  try {
    const transaction = await ask('transaction', [txId]);
    return transaction === null ? null : recordIn(recordIn(transaction)['status']);
  } catch (error) {
    if (error instanceof NodeRefusal) return null;
    throw error;
  }
}

function answer(built: BuildAnswer, network: WalletNetwork) {
  return built.kind === 'built' ? ready(built, network) : refusedFunds(built.reason);
}
