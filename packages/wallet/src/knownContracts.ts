import type { ChainId } from './chains.ts';

/**
 * Contracts and mints of tokens that people most often mistake for a recipient, on the main networks. EVM chains share
 * a list: an address is the same on each of them, and a token of one chain is lost in a token's contract of another.
 */
const EVM_TOKENS = [
  // USDT of Ethereum and of BNB Smart Chain
  '0xdAC17F958D2ee523a2206206994597C13D831ec7',
  '0x55d398326f99059fF775485246999027B3197955',
  // USDC of both
  '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
  '0x8AC76a51cc950d9822D68b83fE1Ad97B32Cd580d',
  // DAI
  '0x6B175474E89094C44Da98b954EedeAC495271d0F',
  // WETH and WBNB
  '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2',
  '0xbb4CdB9CBd36B01bD1cBaEBF2De08d9173bc095c',
];

const SOLANA_TOKENS = [
  // USDT
  'Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB',
  // USDC
  'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
  // Wrapped SOL
  'So11111111111111111111111111111111111111112',
];

/** Tokens of a chain to whose contracts nothing can be sent. */
export const KNOWN_TOKENS: Readonly<Record<ChainId, readonly string[]>> = {
  ethereum: EVM_TOKENS,
  bnb: EVM_TOKENS,
  bitcoin: [],
  dogecoin: [],
  solana: SOLANA_TOKENS,
};

/** Programs and system accounts of Solana whose addresses are on the curve or have no key for another reason. */
export const SOLANA_PROGRAMS: readonly string[] = [
  'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
  'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL',
  'ComputeBudget111111111111111111111111111111',
  'Stake11111111111111111111111111111111111111',
  'Vote111111111111111111111111111111111111111',
  'MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr',
  'BPFLoaderUpgradeab1e11111111111111111111111',
];

/** Accounts of the network itself, such as its clock and its rent. */
export function isSolanaSysvar(address: string): boolean {
  return address.startsWith('Sysvar');
}

/**
 * Addresses without an owner, to which coins are sent to be destroyed, and the precompiled contracts of EVM chains
 * (0x01 to 0x1f).
 */
export function isEvmDeadEnd(address: string): boolean {
  return /^0x0{38}[01][0-9a-f]$/i.test(address) || /^0x0{36}dead$/i.test(address);
}
