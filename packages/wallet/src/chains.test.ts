import { expect, it } from 'vitest';
import { CHAINS, type ChainId, networkOf, tokenNamed, tokensOf } from './index.ts';

const chains = Object.keys(CHAINS) as ChainId[];
const networks = chains.flatMap((chain) => [networkOf(chain, 'main'), networkOf(chain, 'test')]);

it('[WALLET-4, WALLET-14] has Ethereum, BNB, Bitcoin, Dogecoin and Solana, each with a main and a test network', () => {
  expect(
    chains.map((chain) => [CHAINS[chain].name, networkOf(chain, 'main').name, networkOf(chain, 'test').name]),
  ).toEqual([
    ['Ethereum', 'Mainnet', 'Sepolia'],
    ['BNB Smart Chain', 'Mainnet', 'Testnet'],
    ['Bitcoin', 'Mainnet', 'Testnet4'],
    ['Dogecoin', 'Mainnet', 'Testnet'],
    ['Solana', 'Mainnet Beta', 'Devnet'],
  ]);
});

it.each(chains)('[WALLET-4] %s uses its test network by default', (chain) => {
  expect(networkOf(chain)).toEqual(CHAINS[chain].networks.test);
});

it('[WALLET-4] EIP-155: no two networks share a chain id, so no signature is valid on two of them', () => {
  const ids = networks.map((network) => network.eip155ChainId).filter((id) => id !== undefined);
  expect(ids).toEqual([1, 11_155_111, 56, 97]);
});

it('[WALLET-4] USDT and USDC exist on Ethereum, BNB and Solana with the decimals of each chain', () => {
  const decimals = chains.map((chain) => [chain, CHAINS[chain].tokens.map((token) => [token.symbol, token.decimals])]);
  expect(Object.fromEntries(decimals)).toEqual({
    ethereum: [
      ['USDT', 6],
      ['USDC', 6],
    ],
    bnb: [
      ['USDT', 18],
      ['USDC', 18],
    ],
    bitcoin: [],
    dogecoin: [],
    solana: [
      ['USDT', 6],
      ['USDC', 6],
    ],
  });
});

it('[WALLET-4] the known contracts cannot be replaced on a main network, and are configured on a test network', () => {
  const configured = { USDC: '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359' };
  expect(tokenNamed('ethereum', 'main', 'USDC', configured)?.contract).toBe(
    '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
  );
  expect(tokensOf('ethereum', 'test', configured)).toEqual([
    { symbol: 'USDC', decimals: 6, contract: configured.USDC },
  ]);
  expect(tokensOf('ethereum', 'test')).toEqual([]);
  expect(tokensOf('bitcoin', 'test', configured)).toEqual([]);
});

it('[WALLET-4] native amounts have the decimals of their chain', () => {
  expect(chains.map((chain) => CHAINS[chain].native)).toEqual([
    { symbol: 'ETH', decimals: 18 },
    { symbol: 'BNB', decimals: 18 },
    { symbol: 'BTC', decimals: 8 },
    { symbol: 'DOGE', decimals: 8 },
    { symbol: 'SOL', decimals: 9 },
  ]);
});

it('[WALLET-4] BIP-43, SLIP-44: a path starts with its purpose and its registered coin type, both hardened', () => {
  expect(networks.map(({ coinType, derivationPath }) => [coinType, derivationPath])).toEqual([
    [60, "m/44'/60'/0'/0/0"],
    [60, "m/44'/60'/0'/0/0"],
    [60, "m/44'/60'/0'/0/0"],
    [60, "m/44'/60'/0'/0/0"],
    [0, "m/84'/0'/0'/0/0"],
    [1, "m/84'/1'/0'/0/0"],
    [3, "m/44'/3'/0'/0/0"],
    [1, "m/44'/1'/0'/0/0"],
    [501, "m/44'/501'/0'/0'"],
    [1, "m/44'/1'/0'/0'"],
  ]);
});
