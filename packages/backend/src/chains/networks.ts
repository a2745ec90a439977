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
  /** The tokens that the wallet knows there. */
  readonly tokens: readonly KnownToken[];
}

/** A token of a network. */
export interface KnownToken {
  readonly asset: TokenName;
  readonly decimals: number;
  /** Contract, or mint on Solana, if there is a well-known one; otherwise the operator configures it. */
  readonly contract: string | null;
}

/** The tokens of the wallet, by symbol. */
export type TokenName = 'USDT' | 'USDC';

const ETHER = { asset: 'ETH', decimals: 18 };
const BNB = { asset: 'BNB', decimals: 18 };
const BITCOIN = { asset: 'BTC', decimals: 8 };
const DOGE = { asset: 'DOGE', decimals: 8 };
const SOL = { asset: 'SOL', decimals: 9 };

/** USDT and USDC, which have the same decimals on a network. */
function dollars(decimals: number, usdt: string | null, usdc: string | null): readonly KnownToken[] {
  return [
    { asset: 'USDT', decimals, contract: usdt },
    { asset: 'USDC', decimals, contract: usdc },
  ];
}

/** All networks of the wallet (WALLET-4, WALLET-14). USDT and USDC have 18 decimals on BNB Smart Chain and 6 elsewhere. */
export const NETWORKS: readonly KnownNetwork[] = [
  {
    key: 'ETHEREUM_MAIN',
    chain: 'ethereum',
    network: 'main',
    chainId: 1,
    confirmations: 12,
    coin: ETHER,
    tokens: dollars(6, '0xdAC17F958D2ee523a2206206994597C13D831ec7', '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'),
  },
  {
    key: 'ETHEREUM_TEST',
    chain: 'ethereum',
    network: 'test',
    chainId: 11_155_111,
    confirmations: 2,
    coin: ETHER,
    tokens: dollars(6, null, null),
  },
  {
    key: 'BNB_MAIN',
    chain: 'bnb',
    network: 'main',
    chainId: 56,
    confirmations: 15,
    coin: BNB,
    tokens: dollars(18, '0x55d398326f99059fF775485246999027B3197955', '0x8AC76a51cc950d9822D68b83fE1Ad97B32Cd580d'),
  },
  {
    key: 'BNB_TEST',
    chain: 'bnb',
    network: 'test',
    chainId: 97,
    confirmations: 2,
    coin: BNB,
    tokens: dollars(18, null, null),
  },
  {
    key: 'BITCOIN_MAIN',
    chain: 'bitcoin',
    network: 'main',
    chainId: null,
    confirmations: 3,
    coin: BITCOIN,
    tokens: [],
  },
  {
    key: 'BITCOIN_TEST',
    chain: 'bitcoin',
    network: 'test',
    chainId: null,
    confirmations: 1,
    coin: BITCOIN,
    tokens: [],
  },
  {
    key: 'DOGECOIN_MAIN',
    chain: 'dogecoin',
    network: 'main',
    chainId: null,
    // Blocks come every minute.
    confirmations: 20,
    coin: DOGE,
    tokens: [],
  },
  {
    key: 'DOGECOIN_TEST',
    chain: 'dogecoin',
    network: 'test',
    chainId: null,
    confirmations: 1,
    coin: DOGE,
    tokens: [],
  },
  {
    key: 'SOLANA_MAIN',
    chain: 'solana',
    network: 'main',
    chainId: null,
    confirmations: 32,
    coin: SOL,
    tokens: dollars(6, 'Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB', 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'),
  },
  {
    key: 'SOLANA_TEST',
    chain: 'solana',
    network: 'test',
    chainId: null,
    confirmations: 1,
    coin: SOL,
    tokens: dollars(6, null, null),
  },
];
