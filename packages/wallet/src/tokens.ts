import { type Asset, CHAINS, type ChainId, type NetworkKind, networkOf, type TokenContracts } from './chains.ts';

/** A token with its contract on a network, or its mint on Solana. */
export interface Token extends Asset {
  readonly contract: string;
}

/**
 * The tokens of a network. The known contracts have priority, so that nobody can replace one on a main network.
 *
 * @param configured the contracts that the operator configured; only used on a test network
 */
export function tokensOf(chain: ChainId, network: NetworkKind, configured: TokenContracts = {}): readonly Token[] {
  const contracts = networkOf(chain, network).contracts ?? (network === 'test' ? configured : {});
  return CHAINS[chain].tokens.flatMap((token) => {
    const contract = contracts[token.symbol];
    return contract === undefined ? [] : [{ ...token, contract }];
  });
}

/** The token of a network with a symbol; undefined if there is none. */
export function tokenNamed(
  chain: ChainId,
  network: NetworkKind,
  symbol: string,
  configured?: TokenContracts,
): Token | undefined {
  return tokensOf(chain, network, configured).find((token) => token.symbol === symbol);
}

/** A chain's own coin or token with a symbol; undefined if the chain has none. */
export function assetNamed(chain: ChainId, symbol: string): Asset | undefined {
  const { native, tokens } = CHAINS[chain];
  return [native, ...tokens].find((asset) => asset.symbol === symbol);
}
