/** The chains that the wallet supports (WALLET-4, WALLET-14). */
export type ChainId = 'ethereum' | 'bnb' | 'bitcoin' | 'dogecoin' | 'solana';

/** `main` has coins of value; `test` has free coins for testing. */
export type NetworkKind = 'main' | 'test';

export interface Asset {
  /** The ticker symbol: 'ETH', 'USDT'. */
  readonly symbol: string;
  /** One whole unit is 10 to the power of this many smallest units. */
  readonly decimals: number;
}

export interface Network {
  /** The name its own project uses. */
  readonly name: string;
  /** Part of every signature, so that it is not valid on another network (EIP-155). Only EVM chains have one. */
  readonly eip155ChainId?: number;
  /** The third level of the derivation path, registered in SLIP-44. */
  readonly coinType: number;
  /** The path of the wallet's first address (BIP-44; BIP-84 for Bitcoin's native segwit). */
  readonly derivationPath: string;
  /** The contracts of `tokens`, or their mints on Solana. Test networks have no well-known ones: the operator configures them. */
  readonly contracts?: TokenContracts;
}

/** Contracts of tokens, or mints on Solana, by symbol. */
export type TokenContracts = Readonly<Record<string, string>>;

export interface Chain {
  readonly name: string;
  /** The coin in which fees are paid. */
  readonly native: Asset;
  /** The tokens that the wallet supports on this chain. Amounts are computed with these decimals, whatever a contract reports. */
  readonly tokens: readonly Asset[];
  readonly networks: Readonly<Record<NetworkKind, Network>>;
}

/** The default network of a new wallet, where mistakes cost nothing (WALLET-4). */
export const DEFAULT_NETWORK: NetworkKind = 'test';

// Accounts of EVM chains use Ether's coin type, on test networks and on BNB Smart Chain as well, although SLIP-44 has
// entries for both: one key then has one address on all of them, which is what other wallets restore.
const EVM_ACCOUNT = { coinType: 60, derivationPath: "m/44'/60'/0'/0/0" } as const;

// Ed25519 keys exist at hardened levels only (SLIP-10), so the path has no unhardened tail.
const SOLANA_ACCOUNT = { coinType: 501, derivationPath: "m/44'/501'/0'/0'" } as const;

/** The dollar tokens of Tether and Circle. */
const DOLLAR_TOKENS: readonly Asset[] = [
  { symbol: 'USDT', decimals: 6 },
  { symbol: 'USDC', decimals: 6 },
];

/** Every chain with both of its networks. */
export const CHAINS: Readonly<Record<ChainId, Chain>> = {
  ethereum: {
    name: 'Ethereum',
    native: { symbol: 'ETH', decimals: 18 },
    tokens: DOLLAR_TOKENS,
    networks: {
      main: {
        name: 'Mainnet',
        eip155ChainId: 1,
        ...EVM_ACCOUNT,
        contracts: {
          USDT: '0xdAC17F958D2ee523a2206206994597C13D831ec7',
          USDC: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
        },
      },
      test: { name: 'Sepolia', eip155ChainId: 11_155_111, ...EVM_ACCOUNT },
    },
  },
  bnb: {
    name: 'BNB Smart Chain',
    native: { symbol: 'BNB', decimals: 18 },
    // The tokens on this chain are issued by Binance against USDT and USDC and have 18 decimals, not 6.
    tokens: [
      { symbol: 'USDT', decimals: 18 },
      { symbol: 'USDC', decimals: 18 },
    ],
    networks: {
      main: {
        name: 'Mainnet',
        eip155ChainId: 56,
        ...EVM_ACCOUNT,
        contracts: {
          USDT: '0x55d398326f99059fF775485246999027B3197955',
          USDC: '0x8AC76a51cc950d9822D68b83fE1Ad97B32Cd580d',
        },
      },
      test: { name: 'Testnet', eip155ChainId: 97, ...EVM_ACCOUNT },
    },
  },
  bitcoin: {
    name: 'Bitcoin',
    native: { symbol: 'BTC', decimals: 8 },
    tokens: [],
    networks: {
      main: { name: 'Mainnet', coinType: 0, derivationPath: "m/84'/0'/0'/0/0" },
      // BIP-94; SLIP-44 keeps coin type 1 for test networks.
      test: { name: 'Testnet4', coinType: 1, derivationPath: "m/84'/1'/0'/0/0" },
    },
  },
  dogecoin: {
    name: 'Dogecoin',
    native: { symbol: 'DOGE', decimals: 8 },
    tokens: [],
    networks: {
      main: { name: 'Mainnet', coinType: 3, derivationPath: "m/44'/3'/0'/0/0" },
      test: { name: 'Testnet', coinType: 1, derivationPath: "m/44'/1'/0'/0/0" },
    },
  },
  solana: {
    name: 'Solana',
    native: { symbol: 'SOL', decimals: 9 },
    tokens: DOLLAR_TOKENS,
    networks: {
      main: {
        name: 'Mainnet Beta',
        ...SOLANA_ACCOUNT,
        contracts: {
          USDT: 'Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB',
          USDC: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
        },
      },
      // A message names no network. A separate key keeps signatures made for a malicious node here from being valid on the
      // main network.
      test: { name: 'Devnet', coinType: 1, derivationPath: "m/44'/1'/0'/0'" },
    },
  },
};

/** The network of a wallet on `chain`; the test network unless another is given (WALLET-4). */
export function networkOf(chain: ChainId, kind: NetworkKind = DEFAULT_NETWORK): Network {
  return CHAINS[chain].networks[kind];
}
