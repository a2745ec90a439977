import type { EvmOptions } from './evm.ts';

/** The EVM chains of this machine. Their chain ids are those of Sepolia and of BNB's test network, so that the wallet works as it is. */
export const testEvms: readonly Omit<EvmOptions, 'port'>[] = [
  { chain: 'ethereum', chainId: 11_155_111, token: 'NoReturnToken', decimals: 6 },
  { chain: 'bnb', chainId: 97, token: 'ReturningToken', decimals: 18 },
];
