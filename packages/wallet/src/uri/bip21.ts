import { readBitcoinAddress } from '../address/bitcoin.ts';
import { amountText, readAmount } from '../amount.ts';
import { CHAINS, type NetworkKind } from '../chains.ts';
import { queryText, readQuery } from './query.ts';
import { type PayRequest, type ReadUri, refused, type UriContext } from './types.ts';

/** Parameters that contain an address, named after its first letters (BIP-321). */
const ADDRESS_KEYS: Readonly<Record<NetworkKind, string>> = { main: 'bc', test: 'tb' };

/** `bitcoin:ADDRESS?amount=0.5&label=…&message=…` (BIP-21). Amounts are in bitcoin. */
export function bip21Text({ address, amount, label, message }: PayRequest): string {
  const text = amount === undefined ? undefined : amountText(amount, CHAINS.bitcoin.native.decimals);
  return `bitcoin:${address}${queryText({ amount: text, label, message })}`;
}

/**
 * The same link for a QR code: a bech32 address in upper case allows a denser code, and means the same (BIP-173). Names
 * of parameters are not changed, since upper case would change their meaning.
 */
export function bip21QrText(request: PayRequest): string {
  const isBech32 = /^(bc|tb)1/.test(request.address);
  if (!isBech32) return bip21Text(request);
  return bip21Text({ ...request, address: request.address.toUpperCase() }).replace(/^bitcoin:/, 'BITCOIN:');
}

/**
 * Reads what follows `bitcoin:` (BIP-321, which replaces BIP-21). The address determines the network. If it is only in
 * `bc=` or `tb=`, the one of the current network is preferred.
 */
export function readBip21(rest: string, { network }: Pick<UriContext, 'network'>): ReadUri {
  const [path = '', query = ''] = splitOnce(rest);
  const values = readQuery(query, Object.values(ADDRESS_KEYS));
  if (!values) return refused('malformed');
  // A required parameter that this wallet does not support makes the whole link unusable.
  if ([...values.keys()].some((name) => name.startsWith('req-'))) return refused('unsupported');
  const named = namedAddress(values, network);
  if (named === null) return refused('malformed');
  const address = path === '' ? named : path;
  const reading = readBitcoinAddress(address);
  if (reading.kind === 'unread') {
    const reason = address === '' || reading.reason === 'unknownWitness' ? 'unsupported' : 'malformed';
    return refused(reason);
  }
  const amount = values.get('amount');
  const read = amount === undefined ? undefined : readAmount(amount, CHAINS.bitcoin.native.decimals);
  if (read?.kind === 'invalid') return refused('amount');
  const [label, message] = [values.get('label'), values.get('message')];
  return {
    kind: 'request',
    request: {
      chain: 'bitcoin',
      network: reading.network,
      address: reading.address,
      asset: CHAINS.bitcoin.native.symbol,
      ...(read && { amount: read.units }),
      ...(label && { label }),
      ...(message && { message }),
    },
  };
}

/** The address in a parameter, '' without one; null if it belongs to another network than the parameter's name says. */
function namedAddress(values: ReadonlyMap<string, string>, network: NetworkKind): string | null {
  const other = network === 'main' ? 'test' : 'main';
  const kind = values.has(ADDRESS_KEYS[network]) ? network : other;
  const address = values.get(ADDRESS_KEYS[kind]) ?? '';
  return address === '' || address.toLowerCase().startsWith(`${ADDRESS_KEYS[kind]}1`) ? address : null;
}

function splitOnce(text: string): string[] {
  const at = text.indexOf('?');
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}
