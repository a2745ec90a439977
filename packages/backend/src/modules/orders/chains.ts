import { isBitcoinAddress } from '../../addresses/bitcoinAddress.ts';
import { isDogecoinAddress } from '../../addresses/dogecoinAddress.ts';
import { isEthereumAddress } from '../../addresses/ethereumAddress.ts';
import type { Network } from '../../addresses/network.ts';
import { isSolanaAddress } from '../../addresses/solanaAddress.ts';
import { type ChainName, NETWORKS } from '../../chains/networks.ts';
import { coinIdOf } from '../../market/coinIds.ts';

/** A chain for orders (WALLET-4). */
export interface Chain {
  /** Maximum decimals of an amount of each asset. */
  readonly assets: ReadonlyMap<string, number>;
  isAddress(text: string, network: Network): boolean;
}

const IS_ADDRESS: Readonly<Record<ChainName, Chain['isAddress']>> = {
  ethereum: isEthereumAddress,
  bnb: isEthereumAddress,
  bitcoin: isBitcoinAddress,
  dogecoin: isDogecoinAddress,
  solana: isSolanaAddress,
};

/**
 * The chains by their name on the wire. Maps, because a name from outside must not match a property such as `toString`.
 */
export const CHAINS: ReadonlyMap<string, Chain> = new Map(
  NETWORKS.map(({ chain, coin, tokens }) => [
    chain,
    {
      // Only assets with a price in the market data.
      assets: new Map(
        [coin, ...tokens]
          .filter(({ asset }) => coinIdOf(asset) !== undefined)
          .map(({ asset, decimals }) => [asset, decimals]),
      ),
      isAddress: IS_ADDRESS[chain],
    },
  ]),
);
