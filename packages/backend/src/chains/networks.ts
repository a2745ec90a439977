import type { Network } from '@keel/contract';

/** A chain of the wallet, by its name on the wire. */
export type ChainName = Network['chain'];

/** The name of a network in the environment, such as `ETHEREUM_MAIN`. */
export type NetworkKey = `${Uppercase<ChainName>}_${'MAIN' | 'TEST'}`;

/** The static properties of a network. */
export interface KnownNetwork {
  readonly key: NetworkKey;
  readonly chain: ChainName;
  readonly network: Network['network'];
  /** The EIP-155 chain id; null if the chain has none. */
  readonly chainId: number | null;
  /** Number of confirmations after which a transfer counts as final. */
  readonly confirmations: number;
  /** Symbol and decimals of the coin that network fees are paid in. */
  readonly coin: { readonly asset: string; readonly decimals: number };
  /** Decimals of USDT, and its contract address if there is a well-known one. */
  readonly usdt: { readonly decimals: number; readonly contract: string | null } | null;
}

const ETHER = { asset: 'ETH', decimals: 18 };
const BNB = { asset: 'BNB', decimals: 18 };
const BITCOIN = { asset: 'BTC', decimals: 8 };
const SOL = { asset: 'SOL', decimals: 9 };

/** All networks of the wallet (WALLET-4). USDT has 18 decimals on BNB Smart Chain and 6 elsewhere. */
export const NETWORKS: readonly KnownNetwork[] = [
  {
    key: 'ETHEREUM_MAIN',
    chain: 'ethereum',
    network: 'main',
    chainId: 1,
    confirmations: 12,
    coin: ETHER,
    usdt: { decimals: 6, contract: '0xdAC17F958D2ee523a2206206994597C13D831ec7' },
  },
  {
    key: 'ETHEREUM_TEST',
    chain: 'ethereum',
    network: 'test',
    chainId: 11_155_111,
    confirmations: 2,
    coin: ETHER,
    usdt: { decimals: 6, contract: null },
  },
  {
    key: 'BNB_MAIN',
    chain: 'bnb',
    network: 'main',
    chainId: 56,
    confirmations: 15,
    coin: BNB,
    usdt: { decimals: 18, contract: '0x55d398326f99059fF775485246999027B3197955' },
  },
  {
    key: 'BNB_TEST',
    chain: 'bnb',
    network: 'test',
    chainId: 97,
    confirmations: 2,
    coin: BNB,
    usdt: { decimals: 18, contract: null },
  },
  {
    key: 'BITCOIN_MAIN',
    chain: 'bitcoin',
    network: 'main',
    chainId: null,
    confirmations: 3,
    coin: BITCOIN,
    usdt: null,
  },
  {
    key: 'BITCOIN_TEST',
    chain: 'bitcoin',
    network: 'test',
    chainId: null,
    confirmations: 1,
    coin: BITCOIN,
    usdt: null,
  },
  {
    key: 'SOLANA_MAIN',
    chain: 'solana',
    network: 'main',
    chainId: null,
    confirmations: 32,
    coin: SOL,
    usdt: { decimals: 6, contract: 'Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB' },
  },
  {
    key: 'SOLANA_TEST',
    chain: 'solana',
    network: 'test',
    chainId: null,
    confirmations: 1,
    coin: SOL,
    usdt: { decimals: 6, contract: null },
  },
];
