import type { EvmOptions } from './evm.ts';

/** The local EVM chains. They have the chain ids of Sepolia and BNB's test network, so that the wallet works unchanged. */
export const testEvms: readonly Omit<EvmOptions, 'port'>[] = [
  { chain: 'ethereum', chainId: 11_155_111, token: 'NoReturnToken', decimals: 6 },
  { chain: 'bnb', chainId: 97, token: 'ReturningToken', decimals: 18 },
];
