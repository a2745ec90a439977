import { readEvmAddress } from '../address/evm.ts';
import { CHAINS, type ChainId, type NetworkKind, networkOf, type TokenContracts } from '../chains.ts';
import { tokenNamed, tokensOf } from '../tokens.ts';
import { queryText, readQuery } from './query.ts';
import { type PayRequest, type ReadUri, refused, type UriContext } from './types.ts';

const LINK = /^(?:pay-)?([^@/?]+)(?:@([0-9]+))?(?:\/([^?]*))?(?:\?(.*))?$/;
// number = [-/+] *DIGIT [ "." 1*DIGIT ] [ ( "e" / "E" ) [ 1*DIGIT ] ]; negative numbers are refused.
const NUMBER = /^\+?([0-9]*)(?:\.([0-9]+))?(?:[eE]([0-9]{0,3}))?$/;
const LARGEST = 2n ** 256n - 1n;

/**
 * `ethereum:ADDRESS@CHAIN?value=WEI` for the native coin, `ethereum:CONTRACT@CHAIN/transfer?address=ADDRESS&uint256=UNITS`
 * for a token (EIP-681). The chain is always named, because a link without it means whatever network the payer is on.
 *
 * @param contracts where `asset` is a token on a test network
 * @throws RangeError when the token has no known contract there
 */
export function eip681Text(request: PayRequest, contracts?: TokenContracts): string {
  const { chain, network, address, amount } = request;
  const { eip155ChainId } = networkOf(chain, network);
  if (request.asset === CHAINS[chain].native.symbol)
    return `ethereum:${address}@${eip155ChainId}${queryText({ value: amount?.toString() })}`;
  const token = tokenNamed(chain, network, request.asset, contracts);
  if (token === undefined) throw new RangeError(`${request.asset} has no known contract on this network`);
  return `ethereum:${token.contract}@${eip155ChainId}/transfer${queryText({ address, uint256: amount?.toString() })}`;
}

/** Reads what follows `ethereum:`. */
export function readEip681(rest: string, context: UriContext): ReadUri {
  const [, target = '', chainId, call, query = ''] = LINK.exec(rest) ?? [];
  const chainNetwork = chainId === undefined ? current(context) : networkOfChainId(chainId);
  const values = readQuery(query);
  if (target === '' || !values) return refused('malformed');
  if (!chainNetwork) return refused('unknownNetwork');
  // A name (ENS) would have to be looked up.
  if (!target.startsWith('0x')) return refused('unsupported');
  if (readEvmAddress(target).kind === 'unread') return refused('malformed');
  if (call === undefined || call === '') return readNative(target, chainNetwork, values);
  return call === 'transfer' ? readTransfer(target, chainNetwork, values, context) : refused('unsupported');
}

type ChainNetwork = Pick<PayRequest, 'chain' | 'network'>;

function readNative(address: string, chainNetwork: ChainNetwork, values: ReadonlyMap<string, string>): ReadUri {
  const value = values.get('value');
  const amount = value === undefined ? undefined : readNumber(value);
  if (amount === null) return refused('amount');
  const asset = CHAINS[chainNetwork.chain].native.symbol;
  return { kind: 'request', request: { ...chainNetwork, address, asset, ...(amount !== undefined && { amount }) } };
}

function readTransfer(
  target: string,
  chainNetwork: ChainNetwork,
  values: ReadonlyMap<string, string>,
  context: UriContext,
): ReadUri {
  const isSameNetwork = chainNetwork.chain === context.chain && chainNetwork.network === context.network;
  const tokens = tokensOf(chainNetwork.chain, chainNetwork.network, isSameNetwork ? context.contracts : undefined);
  const token = tokens.find(({ contract }) => contract.toLowerCase() === target.toLowerCase());
  if (token === undefined) return refused('unknownToken');
  const address = values.get('address') ?? '';
  if (readEvmAddress(address).kind === 'unread') return refused('malformed');
  // This wallet does not send native coins together with a token transfer.
  if (values.has('value')) return refused('unsupported');
  const units = values.get('uint256');
  const amount = units === undefined ? undefined : readNumber(units);
  if (amount === null) return refused('amount');
  return {
    kind: 'request',
    request: { ...chainNetwork, address, asset: token.symbol, ...(amount !== undefined && { amount }) },
  };
}

/** A whole number of smallest units above zero; null for anything else. `2.014e18` is one, `1.5` is not. */
function readNumber(text: string): bigint | null {
  const [, whole = '', fraction = '', exponent = ''] = NUMBER.exec(text) ?? [];
  if (whole === '' && fraction === '') return null;
  const decimals = Number(exponent === '' ? 0 : exponent) - fraction.length;
  if (whole.length > 78 || decimals > 78) return null;
  const digits = BigInt(whole + fraction);
  if (decimals < 0 && digits % 10n ** BigInt(-decimals) !== 0n) return null;
  const units = decimals < 0 ? digits / 10n ** BigInt(-decimals) : digits * 10n ** BigInt(decimals);
  return units > 0n && units <= LARGEST ? units : null;
}

function current({ chain, network }: UriContext): ChainNetwork {
  // A link of this form means Ethereum, even if the wallet is on another chain.
  return networkOf(chain, network).eip155ChainId === undefined ? { chain: 'ethereum', network } : { chain, network };
}

function networkOfChainId(chainId: string): ChainNetwork | undefined {
  const chains = Object.keys(CHAINS) as ChainId[];
  const networks = chains.flatMap((chain) =>
    (['main', 'test'] as NetworkKind[]).map((network) => ({ chain, network })),
  );
  return networks.find(({ chain, network }) => networkOf(chain, network).eip155ChainId === Number(chainId));
}
