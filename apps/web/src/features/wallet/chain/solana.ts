import type { FeeSpeed, LookUpAnswer } from '@keel/flows';
import { allOf, CHAINS, checkFunds, SOLANA_TOKEN_ACCOUNT_RENT, solanaFee } from '@keel/wallet';
import { NodeRefusal } from '../../../api/networks.ts';
import { listIn, recordIn, textIn, wholeIn } from './answers.ts';
import type { Ask, ChainPort, Holding } from './ChainPort.ts';
import { ready, refusedFunds, usdtOf, withUsdt } from './prepared.ts';

/** Millionths of a lamport for each compute unit. */
const PRICES: Readonly<Record<FeeSpeed, bigint>> = { slow: 0n, normal: 10_000n, fast: 200_000n };

/** What a finalized transfer counts as: a node says no more of it. */
const FINALIZED = 32;

/** Solana. */
export const solana: ChainPort = {
  async holdings(ask, { address }, network) {
    const { native, usdt } = CHAINS.solana;
    const coin = lamportsOf(ask, address);
    const held: Promise<Holding>[] = [
      coin.then((units) => ({ asset: native.symbol, decimals: native.decimals, units })),
    ];
    const mint = usdtOf(network);
    if (usdt && mint !== undefined) {
      const token = tokenBalance(ask, address, mint);
      held.push(token.then((units) => ({ asset: usdt.symbol, decimals: usdt.decimals, units })));
    }
    return Promise.all(held);
  },

  async prepare(ask, { from, to, asset, speed, network, amount: wanted }) {
    const { buildSolanaSend, SOL_TRANSFER_UNITS, SPL_TRANSFER_UNITS, tokenAccountOf } = await import(
      '@keel/wallet/send'
    );
    const isToken = asset !== CHAINS.solana.native.symbol;
    const mint = usdtOf(network);
    const [nativeBalance, recipientBalance, latest] = await Promise.all([
      lamportsOf(ask, from.address),
      lamportsOf(ask, to),
      ask('getLatestBlockhash', [{ commitment: 'confirmed' }]),
    ]);
    const blockhash = textIn(recordIn(recordIn(latest)['value'])['blockhash']);
    const fee = {
      unitLimit: isToken ? SPL_TRANSFER_UNITS : SOL_TRANSFER_UNITS,
      microLamportsPerUnit: PRICES[speed],
    };
    const isOpened = isToken && mint !== undefined && !(await exists(ask, tokenAccountOf(to, mint)));
    const highest = solanaFee(fee) + (isOpened ? SOLANA_TOKEN_ACCOUNT_RENT : 0n);
    const balance = isToken && mint !== undefined ? await tokenBalance(ask, from.address, mint) : nativeBalance;
    const amount = wanted ?? (isToken ? balance : allOf(balance, highest));
    const funds = { chain: 'solana', isToken, amount, balance, fee: highest, nativeBalance, recipientBalance } as const;
    const problem = checkFunds(funds);
    if (problem !== null) return refusedFunds(problem);
    if (amount === 0n) return refusedFunds(isToken ? 'aboveBalance' : 'feeAboveBalance');
    const send = { network: from.network, from: from.address, to, asset, amount, blockhash, fee };
    return ready(buildSolanaSend({ ...send, ...withUsdt(network) }), network);
  },

  replace() {
    // A message names its block: one that is not carried out soon never is, and nothing takes its place.
    return Promise.reject(new TypeError('Solana replaces nothing.'));
  },

  async broadcast(ask, { bytes }) {
    await ask('sendTransaction', [bytes, { encoding: 'base64' }]);
  },

  async lookUp(ask, txIds): Promise<LookUpAnswer> {
    const answer = recordIn(await ask('getSignatureStatuses', [[...txIds], { searchTransactionHistory: true }]));
    const statuses = listIn(answer['value']);
    for (const [index, txId] of txIds.entries()) {
      const status = statuses[index];
      if (status === null || status === undefined) continue;
      const { err, confirmations } = recordIn(status);
      if (err !== null && err !== undefined) return { kind: 'failed', text: '' };
      return {
        kind: 'found',
        txId,
        confirmations: confirmations === null ? FINALIZED : Number(wholeIn(confirmations)),
      };
    }
    return { kind: 'unknown' };
  },
};

async function lamportsOf(ask: Ask, address: string): Promise<bigint> {
  return wholeIn(recordIn(await ask('getBalance', [address]))['value']);
}

async function exists(ask: Ask, account: string): Promise<boolean> {
  return recordIn(await ask('getAccountInfo', [account, { encoding: 'base64' }]))['value'] !== null;
}

/** 0 where the account for the token was never opened. */
async function tokenBalance(ask: Ask, owner: string, mint: string): Promise<bigint> {
  const { tokenAccountOf } = await import('@keel/wallet/send');
  try {
    const answer = recordIn(await ask('getTokenAccountBalance', [tokenAccountOf(owner, mint)]));
    return wholeIn(recordIn(answer['value'])['amount']);
  } catch (error) {
    if (error instanceof NodeRefusal) return 0n;
    throw error;
  }
}
