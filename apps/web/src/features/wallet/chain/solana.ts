import type { FeeSpeed, LookUpAnswer } from '@keel/flows';
import { ADDRESS_WORDS, allOf, CHAINS, checkFunds, SOLANA_TOKEN_ACCOUNT_BYTES, solanaFee } from '@keel/wallet';
import { packSend, unpackSend } from '@keel/wallet/protocol';
import { NodeRefusal } from '../../../api/networks.ts';
import { integerIn, listIn, recordIn, textIn } from './answers.ts';
import type { CallNode, ChainPort, Holding, NetworkTransfer, SentTransaction, SpeedFee } from './ChainPort.ts';
import { contractsOf, knownTokens, ready, refusedFunds, tokenOf } from './prepared.ts';

/**
 * The price of a compute unit: the maximum that this share of recent transfers paid, but at least `least`, in
 * millionths of a lamport.
 */
const PRICES: Readonly<Record<FeeSpeed, { readonly share: number; readonly least: bigint }>> = {
  slow: { share: 0.5, least: 0n },
  normal: { share: 0.75, least: 10_000n },
  fast: { share: 0.95, least: 200_000n },
};

/**
 * The commitment level of all calls. A transfer contains the hash of a block, and a node rejects the transfer if it
 * simulates it in a state older than that block.
 */
const COMMITMENT = { commitment: 'confirmed' } as const;

/** A transfer that is not processed within about 150 blocks expires. */
const USUAL_MS = 30_000;

/** How long a transfer of each speed usually takes to be confirmed. */
const CONFIRMED_MS: Readonly<Record<FeeSpeed, number>> = { slow: 30_000, normal: 10_000, fast: 5000 };

/** The program that owns every account with a person's key. */
const SYSTEM_PROGRAM = '1'.repeat(32);

/** The number of transactions in a history. */
const HISTORY_LENGTH = 25;

/** The confirmations of a finalized transfer: a node reports no more. */
const FINALIZED = 32;

/** Solana. */
export const solana: ChainPort = {
  async holdings(callNode, { address }, network) {
    const { native } = CHAINS.solana;
    const coin = lamportsOf(callNode, address);
    const tokens = knownTokens(network).map(async ({ symbol, decimals, contract }): Promise<Holding> => {
      const units = await tokenBalance(callNode, address, contract);
      return { asset: symbol, decimals, units };
    });
    return Promise.all([coin.then((units) => ({ asset: native.symbol, decimals: native.decimals, units })), ...tokens]);
  },

  async usageOf(callNode, place, network) {
    const holdings = await solana.holdings(callNode, place, network);
    if (holdings.some(({ units }) => units > 0n)) return { isUsed: true, holdings };
    const [latest] = listIn(await callNode('getSignaturesForAddress', [place.address, { limit: 1, ...COMMITMENT }]));
    return { isUsed: latest !== undefined, holdings };
  },

  async fees(callNode, { address }, asset) {
    const { SOL_TRANSFER_UNITS, SPL_TRANSFER_UNITS } = await import('@keel/wallet/send');
    const prices = await recentPrices(callNode, [address]);
    const unitLimit = asset === CHAINS.solana.native.symbol ? SOL_TRANSFER_UNITS : SPL_TRANSFER_UNITS;
    const at = (speed: FeeSpeed): SpeedFee => {
      const fee = solanaFee({ unitLimit, microLamportsPerUnit: unitPriceAt(prices, speed) });
      return { fee, feeForAll: fee, usualMs: CONFIRMED_MS[speed] };
    };
    return { slow: at('slow'), normal: at('normal'), fast: at('fast') };
  },

  async history(callNode, { address }): Promise<readonly NetworkTransfer[]> {
    const settings = { limit: HISTORY_LENGTH, ...COMMITMENT };
    const all = listIn(await callNode('getSignaturesForAddress', [address, settings])).map(recordIn);
    return all.map(({ signature, blockTime, err }) => ({
      txId: textIn(signature),
      // A node lists signatures only; what each transaction moved would take a call for each.
      direction: null,
      asset: CHAINS.solana.native.symbol,
      units: null,
      decimals: CHAINS.solana.native.decimals,
      other: null,
      at: typeof blockTime === 'number' ? Number(integerIn(blockTime)) * 1000 : null,
      state: err === null || err === undefined ? 'confirmed' : 'failed',
    }));
  },

  async prepare(callNode, { from, to, asset, speed, network, amount: requestedAmount }) {
    const { buildSolanaSend, SOL_TRANSFER_UNITS, SPL_TRANSFER_UNITS, tokenAccountOf } = await import(
      '@keel/wallet/send'
    );
    const isToken = asset !== CHAINS.solana.native.symbol;
    const mint = tokenOf(network, asset)?.contract;
    const target = mint === undefined ? to : tokenAccountOf(to, mint);
    const [nativeBalance, recipient, latest, prices, rentExempt] = await Promise.all([
      lamportsOf(callNode, from.address),
      accountOf(callNode, to),
      latestBlock(callNode),
      recentPrices(callNode, [from.address, target]),
      rentOf(callNode, 0),
    ]);
    if (recipient !== null && recipient.owner !== SYSTEM_PROGRAM)
      return { kind: 'invalid', field: 'to', text: ADDRESS_WORDS.notAWallet };
    const unitLimit = isToken ? SPL_TRANSFER_UNITS : SOL_TRANSFER_UNITS;
    const fee = { unitLimit, microLamportsPerUnit: unitPriceAt(prices, speed) };
    const isOpened = isToken && (await accountOf(callNode, target)) === null;
    const opening = isOpened ? await rentOf(callNode, SOLANA_TOKEN_ACCOUNT_BYTES) : 0n;
    const highest = solanaFee(fee) + opening;
    const balance = mint === undefined ? nativeBalance : await tokenBalance(callNode, from.address, mint);
    const amount = requestedAmount ?? (isToken ? balance : allOf(balance, highest));
    const recipientBalance = recipient?.lamports ?? 0n;
    const problem = checkFunds({
      chain: 'solana',
      isToken,
      amount,
      balance,
      fee: highest,
      nativeBalance,
      recipientBalance,
      rentExempt,
    });
    if (problem !== null) return refusedFunds('solana', problem);
    if (amount === 0n) return refusedFunds('solana', isToken ? 'aboveBalance' : 'feeAboveBalance');
    const { blockhash, expiry } = latest;
    const send = { network: from.network, from: from.address, to, asset, amount, blockhash, fee };
    const built = buildSolanaSend({ ...send, contracts: contractsOf(network) });
    const usualFee = solanaFee({ unitLimit, microLamportsPerUnit: priceAt(prices, 0.5) });
    return ready(built, network, { opening, usualFee, balance, expiry, usualMs: USUAL_MS });
  },

  replace() {
    // A message contains a block hash: if it is not processed soon it never is, and nothing replaces it.
    return Promise.reject(new TypeError('Solana replaces nothing.'));
  },

  async renew(callNode, { network, address }, prepared) {
    const { renewSolanaSend } = await import('@keel/wallet/send');
    const packed = unpackSend(prepared.unsigned);
    if (packed === null) throw new TypeError('The transfer cannot be read.');
    const { unsigned, contracts } = packed;
    const { blockhash, expiry } = await latestBlock(callNode);
    const call = { chain: 'solana', network, from: address, unsigned } as const;
    const renewed = renewSolanaSend({ ...call, ...(contracts !== null && { contracts }) }, blockhash);
    return { ...prepared, unsigned: packSend({ unsigned: renewed, contracts }), expiry };
  },

  async broadcast(callNode, { bytes }) {
    await callNode('sendTransaction', [bytes, { encoding: 'base64', preflightCommitment: COMMITMENT.commitment }]);
  },

  async lookUp(callNode, _from, transactions): Promise<LookUpAnswer> {
    // Checked before the transfer is looked up: if it was processed in between, the look-up finds it.
    const isExpired = await hasExpired(callNode, transactions);
    const txIds = transactions.map(({ txId }) => txId);
    const answer = recordIn(await callNode('getSignatureStatuses', [txIds, { searchTransactionHistory: true }]));
    const statuses = listIn(answer['value']);
    for (const [index, txId] of txIds.entries()) {
      const status = statuses[index];
      if (status === null || status === undefined) continue;
      const { err, confirmations } = recordIn(status);
      if (err !== null && err !== undefined) return { kind: 'failed', text: '' };
      return {
        kind: 'found',
        txId,
        confirmations: confirmations === null ? FINALIZED : Number(integerIn(confirmations)),
      };
    }
    return { kind: isExpired ? 'expired' : 'unknown' };
  },
};

/** The newest block, and the last one in which a transfer with its hash is processed. */
async function latestBlock(callNode: CallNode) {
  const latest = recordIn(recordIn(await callNode('getLatestBlockhash', [COMMITMENT]))['value']);
  const expiry = { kind: 'block', height: Number(integerIn(latest['lastValidBlockHeight'])) } as const;
  return { blockhash: textIn(latest['blockhash']), expiry };
}

/** Whether the last block in which any of these could be processed is final, so that nothing can change any more. */
async function hasExpired(callNode: CallNode, transactions: readonly SentTransaction[]): Promise<boolean> {
  const heights = transactions.map(({ expiry }) =>
    expiry?.kind === 'block' ? expiry.height : Number.POSITIVE_INFINITY,
  );
  const last = Math.max(...heights);
  if (!Number.isFinite(last)) return false;
  return integerIn(await callNode('getBlockHeight', [{ commitment: 'finalized' }])) > BigInt(last);
}

/**
 * The prices of a compute unit in recent transfers with these accounts, in ascending order; empty if a node does not
 * report them.
 */
async function recentPrices(callNode: CallNode, accounts: readonly string[]): Promise<readonly bigint[]> {
  try {
    const answer = listIn(await callNode('getRecentPrioritizationFees', [accounts]));
    const prices = answer.map((each) => integerIn(recordIn(each)['prioritizationFee']));
    return prices.toSorted((one, other) => (one < other ? -1 : one > other ? 1 : 0));
  } catch (error) {
    if (error instanceof NodeRefusal) return [];
    throw error;
  }
}

/** The price of a compute unit at a speed. */
function unitPriceAt(prices: readonly bigint[], speed: FeeSpeed): bigint {
  const { share, least } = PRICES[speed];
  const marketPrice = priceAt(prices, share);
  return marketPrice > least ? marketPrice : least;
}

function priceAt(prices: readonly bigint[], share: number): bigint {
  return prices[Math.floor(share * (prices.length - 1))] ?? 0n;
}

/** The minimum balance of an account with so many bytes, in lamports. */
async function rentOf(callNode: CallNode, bytes: number): Promise<bigint> {
  return integerIn(await callNode('getMinimumBalanceForRentExemption', [bytes]));
}

async function lamportsOf(callNode: CallNode, address: string): Promise<bigint> {
  return integerIn(recordIn(await callNode('getBalance', [address, COMMITMENT]))['value']);
}

/** An account's balance and the program that owns it; null if it does not exist. */
async function accountOf(callNode: CallNode, address: string) {
  const { value } = recordIn(await callNode('getAccountInfo', [address, { encoding: 'base64', ...COMMITMENT }]));
  if (value === null) return null;
  const { lamports, owner } = recordIn(value);
  return { lamports: integerIn(lamports), owner: textIn(owner) };
}

/** 0 if the token account does not exist. */
async function tokenBalance(callNode: CallNode, owner: string, mint: string): Promise<bigint> {
  const { tokenAccountOf } = await import('@keel/wallet/send');
  try {
    const answer = recordIn(await callNode('getTokenAccountBalance', [tokenAccountOf(owner, mint), COMMITMENT]));
    return integerIn(recordIn(answer['value'])['amount']);
  } catch (error) {
    if (error instanceof NodeRefusal) return 0n;
    throw error;
  }
}
