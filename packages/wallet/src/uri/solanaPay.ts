import { solanaBytes } from '../address/solana.ts';
import { amountText, readAmount } from '../amount.ts';
import { CHAINS, type TokenContracts } from '../chains.ts';
import { tokenNamed, tokensOf } from '../tokens.ts';
import { queryText, readQuery } from './query.ts';
import { type PayRequest, type ReadUri, refused, type UriContext } from './types.ts';

/** Parameters that a payer has to put into the transaction, which this wallet's encoder does not support. */
const NOT_DONE = ['reference', 'memo'];

/**
 * `solana:ADDRESS?amount=1.5&spl-token=MINT&label=…&message=…` (Solana Pay, transfer request). Amounts are in whole units.
 *
 * @param contracts the mints, where `asset` is a token on a test network
 * @throws RangeError when the token has no known mint there
 */
export function solanaPayText(request: PayRequest, contracts?: TokenContracts): string {
  const { network, address, amount, label, message } = request;
  const isNative = request.asset === CHAINS.solana.native.symbol;
  const token = isNative ? undefined : tokenNamed('solana', network, request.asset, contracts);
  if (!isNative && token === undefined) throw new RangeError(`${request.asset} has no known mint on this network`);
  const text = amount === undefined ? undefined : amountText(amount, (token ?? CHAINS.solana.native).decimals);
  return `solana:${address}${queryText({ amount: text, 'spl-token': token?.contract, label, message })}`;
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
  const tokens = tokensOf('solana', context.network, isSolana ? context.contracts : undefined);
  const token = tokens.find(({ contract }) => contract === mint);
  if (mint !== undefined && token === undefined) return refused('unknownToken');
  const asset = token ?? CHAINS.solana.native;
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
