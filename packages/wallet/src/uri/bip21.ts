import { readUtxoAddress } from '../address/utxo.ts';
import { amountText, readAmount } from '../amount.ts';
import { CHAINS, type NetworkKind } from '../chains.ts';
import { UTXO_CHAINS, type UtxoChainId } from '../utxoChains.ts';
import { queryText, readQuery } from './query.ts';
import { type PayRequest, type ReadUri, refused, type UriContext } from './types.ts';

/**
 * `bitcoin:ADDRESS?amount=0.5&label=…&message=…` (BIP-21), and the same with `dogecoin:`. Amounts are in whole coins.
 */
export function bip21Text({ chain, address, amount, label, message }: PayRequest): string {
  const text = amount === undefined ? undefined : amountText(amount, CHAINS[chain].native.decimals);
  return `${chain}:${address}${queryText({ amount: text, label, message })}`;
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
 * Reads what follows `bitcoin:` (BIP-321, which replaces BIP-21) or `dogecoin:`. The address determines the network. On
 * Bitcoin it may be only in `bc=` or `tb=`, of which that of the current network is preferred; `2…` on Dogecoin's test
 * network is the same text as on Bitcoin's.
 */
export function readBip21(chain: UtxoChainId, rest: string, { network }: Pick<UriContext, 'network'>): ReadUri {
  const [path = '', query = ''] = splitOnce(rest);
  const values = readQuery(query, addressKeys(chain));
  if (!values) return refused('malformed');
  // A required parameter that this wallet does not support makes the whole link unusable.
  if ([...values.keys()].some((name) => name.startsWith('req-'))) return refused('unsupported');
  const named = namedAddress(chain, values, network);
  if (named === null) return refused('malformed');
  const address = path === '' ? named : path;
  const reading = readUtxoAddress(chain, address);
  if (reading.kind === 'unread') {
    const reason = address === '' || reading.reason === 'unknownWitness' ? 'unsupported' : 'malformed';
    return refused(reason);
  }
  const amount = values.get('amount');
  const read = amount === undefined ? undefined : readAmount(amount, CHAINS[chain].native.decimals);
  if (read?.kind === 'invalid') return refused('amount');
  const [label, message] = [values.get('label'), values.get('message')];
  return {
    kind: 'request',
    request: {
      chain,
      network: reading.network,
      address: reading.address,
      asset: CHAINS[chain].native.symbol,
      ...(read && { amount: read.units }),
      ...(label && { label }),
      ...(message && { message }),
    },
  };
}

/** The names of parameters that contain an address: its first letters (BIP-321). Dogecoin has none. */
function addressKeys(chain: UtxoChainId): readonly string[] {
  return Object.values(UTXO_CHAINS[chain].networks)
    .map(({ bech32 }) => bech32)
    .filter((key) => key !== '');
}

/** The address in a parameter, '' without one; null if it belongs to another network than the parameter's name says. */
function namedAddress(chain: UtxoChainId, values: ReadonlyMap<string, string>, network: NetworkKind): string | null {
  const { networks } = UTXO_CHAINS[chain];
  const other = network === 'main' ? 'test' : 'main';
  const key = networks[values.has(networks[network].bech32) ? network : other].bech32;
  const address = key === '' ? '' : (values.get(key) ?? '');
  return address === '' || address.toLowerCase().startsWith(`${key}1`) ? address : null;
}

function splitOnce(text: string): string[] {
  const at = text.indexOf('?');
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}
