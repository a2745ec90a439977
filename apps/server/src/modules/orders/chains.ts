import { isBitcoinAddress } from '../../addresses/bitcoinAddress.ts';
import { isEthereumAddress } from '../../addresses/ethereumAddress.ts';
import type { Network } from '../../addresses/network.ts';
import { isSolanaAddress } from '../../addresses/solanaAddress.ts';

/** A chain that orders can name (WALLET-4). */
export interface Chain {
  /** How many decimals an amount of an asset can have here. */
  readonly assets: Readonly<Record<string, number>>;
  isAddress(text: string, network: Network): boolean;
}

/** By the name on the wire. A map, because a name that comes from outside must not find what every object has. */
export const CHAINS: ReadonlyMap<string, Chain> = new Map(
  Object.entries({
    ethereum: { assets: { ETH: 18, USDT: 6 }, isAddress: isEthereumAddress },
    bnb: { assets: { BNB: 18, USDT: 18 }, isAddress: isEthereumAddress },
    bitcoin: { assets: { BTC: 8 }, isAddress: isBitcoinAddress },
    solana: { assets: { SOL: 9, USDT: 6 }, isAddress: isSolanaAddress },
  } satisfies Record<string, Chain>),
);
