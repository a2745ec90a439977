import { solanaBytes } from '../address/solana.ts';
import { amountText, readAmount } from '../amount.ts';
import { type Asset, CHAINS, networkOf } from '../chains.ts';
import { queryText, readQuery } from './query.ts';
import { type PayRequest, type ReadUri, refused, type UriContext } from './types.ts';

/** Parameters that a payer has to put into the transaction, which this wallet's encoder does not support. */
const NOT_DONE = ['reference', 'memo'];

/**
 * `solana:ADDRESS?amount=1.5&spl-token=MINT&label=…&message=…` (Solana Pay, transfer request). Amounts are in whole units.
 *
 * @param usdtContract the mint, where `asset` is USDT on a test network
 * @throws RangeError when the token has no known mint there
 */
export function solanaPayText(request: PayRequest, usdtContract?: string): string {
  const { network, address, amount, label, message } = request;
  const isNative = request.asset === CHAINS.solana.native.symbol;
  const mint = isNative ? undefined : (networkOf('solana', network).usdtContract ?? usdtContract);
  if (!isNative && mint === undefined) throw new RangeError(`${request.asset} has no known mint on this network`);
  const text = amount === undefined ? undefined : amountText(amount, assetOf(!isNative).decimals);
  return `solana:${address}${queryText({ amount: text, 'spl-token': mint, label, message })}`;
}

/** Reads what follows `solana:`. The link does not name the network: it means the current one. */
export function readSolanaPay(rest: string, context: UriContext): ReadUri {
  // A transaction request: a server would determine what to sign.
  if (/^https(:|%3a)/i.test(rest)) return refused('unsupported');
  const at = rest.indexOf('?');
  const address = at < 0 ? rest : rest.slice(0, at);
  const values = readQuery(at < 0 ? '' : rest.slice(at + 1), NOT_DONE);
  if (!values || !solanaBytes(address)) return refused('malformed');
  if (NOT_DONE.some((name) => values.has(name))) return refused('unsupported');
  const mint = values.get('spl-token');
  const isSolana = context.chain === 'solana';
  const usdtContract =
    networkOf('solana', context.network).usdtContract ?? (isSolana ? context.usdtContract : undefined);
  if (mint !== undefined && mint !== usdtContract) return refused('unknownToken');
  const asset = assetOf(mint !== undefined);
  const amount = values.get('amount');
  // The standard requires a digit before the point.
  if (amount?.startsWith('.')) return refused('amount');
  const read = amount === undefined ? undefined : readAmount(amount, asset.decimals);
  if (read?.kind === 'invalid') return refused('amount');
  const [label, message] = [values.get('label'), values.get('message')];
  return {
    kind: 'request',
    request: {
      chain: 'solana',
      network: context.network,
      address,
      asset: asset.symbol,
      ...(read && { amount: read.units }),
      ...(label && { label }),
      ...(message && { message }),
    },
  };
}

function assetOf(isToken: boolean): Asset {
  const { native, usdt } = CHAINS.solana;
  return isToken && usdt ? usdt : native;
}
